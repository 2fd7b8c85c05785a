package gateway.web.config;

import gateway.api.limit.Policy;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A policy as it is configured.
 *
 * @param policy the policy as a store knows it
 * @param parameters the algorithm's parameters as they were written, by name, for people to read
 * @param key whose permits are counted: the parts of the key, at least one
 * @param missing what happens to a request that lacks a part of the key
 * @param cost permits that one request spends, from 1; a route's cost multiplies it
 */
public record PolicyConfig(
        Policy policy, Map<String, String> parameters, List<KeyPart> key, MissingPart missing, long cost) {

    /** Requires every value and copies the collections. */
    public PolicyConfig {
        Objects.requireNonNull(policy, "policy");
        parameters = Map.copyOf(parameters);
        key = List.copyOf(key);
        Objects.requireNonNull(missing, "missing");
    }
}
