package gateway.web.management;

import gateway.security.apikey.NewApiKey;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Reads what somebody asks for who creates an API key. */
final class KeyInput {
    static final Set<String> FIELDS = Set.of("id", "name", "tier", "roles", "expiresAt");

    private KeyInput() {}

    /**
     * The key that is asked for.
     *
     * @param input what was sent
     * @param tiers the tiers there are
     */
    static NewApiKey read(JsonInput input, Set<String> tiers) {
        return new NewApiKey(
                input.text("id"),
                input.requiredText("name"),
                input.parsed(
                        "tier",
                        tier -> Optional.of(tier).filter(tiers::contains),
                        "one of " + String.join(", ", new TreeSet<>(tiers))),
                Set.copyOf(input.texts("roles").orElse(List.of())),
                input.parsed("expiresAt", KeyInput::instant, "a time such as 2030-12-31T23:59:59Z"));
    }

    private static Optional<Instant> instant(String text) {
        try {
            return Optional.of(Instant.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
