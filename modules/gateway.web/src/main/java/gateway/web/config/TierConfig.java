package gateway.web.config;

import java.util.List;
import java.util.Objects;

/**
 * A tier: the policies a caller gets.
 *
 * @param name its name
 * @param policies the policies; empty for a tier without limit
 */
public record TierConfig(String name, List<PolicyConfig> policies) {

    /** Requires the name and copies the policies. */
    public TierConfig {
        Objects.requireNonNull(name, "name");
        policies = List.copyOf(policies);
    }
}
