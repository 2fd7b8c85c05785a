package gateway.api.administration;

import java.util.Objects;
import java.util.Set;

/**
 * An account that logs in with a password.
 *
 * @param name the name
 * @param passwordHash {@code PBKDF2WithHmacSHA256:<iterations>:<salt in base 64>:<hash in base 64>}
 * @param roles {@code gateway-admin}, {@code gateway-viewer}
 */
public record Administrator(String name, String passwordHash, Set<String> roles) {
    /** Requires every value and copies the roles. */
    public Administrator {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(passwordHash, "passwordHash");
        roles = Set.copyOf(roles);
    }

    /** {@return name and roles; the hash is nobody's business} */
    @Override
    public String toString() {
        return "Administrator[name=" + name + ", roles=" + roles + "]";
    }
}
