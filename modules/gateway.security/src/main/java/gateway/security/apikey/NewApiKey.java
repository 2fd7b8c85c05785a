package gateway.security.apikey;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * What somebody asks for who creates an API key. Anything can stand in it; {@link #faults} says what must not.
 *
 * @param id the id; empty for one that is made up
 * @param name what people call it
 * @param tier the tier its holder gets, which the caller has checked; empty for the default tier
 * @param roles the roles of its holder
 * @param expiresAt from when on it is refused; empty for never
 */
public record NewApiKey(
        Optional<String> id, String name, Optional<String> tier, Set<String> roles, Optional<Instant> expiresAt) {
    private static final int MAX_ROLES = 20;

    /** Requires every value and copies the roles. */
    public NewApiKey {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(tier, "tier");
        roles = Set.copyOf(roles);
        Objects.requireNonNull(expiresAt, "expiresAt");
    }

    /**
     * {@return everything that is wrong with it, in the order of the fields}
     *
     * @param now the time, after which it must expire if it does
     */
    public List<FieldFault> faults(Instant now) {
        List<FieldFault> faults = new ArrayList<>();
        id.filter(text -> !ApiKeyId.isValid(text)).ifPresent(text -> faults.add(fault("id", text, ApiKeyId.ALLOWED)));
        if (!ApiKeyName.isValid(name)) {
            faults.add(fault("name", name, ApiKeyName.ALLOWED));
        }
        roles.stream()
                .filter(role -> !ApiKeyRole.isValid(role))
                .sorted()
                .forEach(role -> faults.add(fault("roles", role, ApiKeyRole.ALLOWED)));
        if (roles.size() > MAX_ROLES) {
            faults.add(new FieldFault("roles", "are " + roles.size() + ", allowed are at most " + MAX_ROLES));
        }
        expiresAt
                .filter(time -> !time.isAfter(now))
                .ifPresent(time -> faults.add(fault("expiresAt", time.toString(), "a time to come")));
        return faults;
    }

    private static FieldFault fault(String field, String text, String allowed) {
        return new FieldFault(field, "is " + ApiKeyName.shown(text) + ", allowed is " + allowed);
    }
}
