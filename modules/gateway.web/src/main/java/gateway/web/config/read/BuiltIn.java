package gateway.web.config.read;

import gateway.security.lockout.LockoutKind;
import gateway.web.config.source.MapSource;
import gateway.web.config.source.Property;
import gateway.web.config.source.PropertySource;
import gateway.web.config.source.PropertyView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What there is without any configuration. A tier that configuration names is not built in any more, as a whole; the
 * global limit is made of defaults, each of which stands as long as its algorithm stays the same.
 */
final class BuiltIn {
    private static final Map<String, Map<String, String>> TIERS = Map.of(
            "free", Map.of("algorithm", "token-bucket", "max-requests", "100", "refill-rate", "10"),
            "pro", Map.of("algorithm", "sliding-window-log", "max-requests", "1000", "window", "1m"),
            "unlimited", Map.of("algorithm", "none"));

    private static final String NAME = "built in";
    private static final String TIER = "gateway.tiers.";
    private static final String GLOBAL = "gateway.global.";
    private static final String ALGORITHM = "algorithm";
    private static final Map<String, String> GLOBAL_LIMIT =
            Map.of(ALGORITHM, "fixed-window", "max-requests", "10000", "window", "1m");
    private static final Set<String> GLOBAL_ALGORITHM = Set.of("fixed-window", "fixedWindow");

    /** Where the server keeps its output, if it says so. */
    static final PropertySource SOURCE =
            new MapSource(NAME, Integer.MIN_VALUE, Map.of("gateway.data-dir", "${server.output.dir:.}/gateway-data"));

    private BuiltIn() {}

    /** A name in each section that is always there. */
    static List<String> names() {
        Stream<String> lockouts =
                Stream.of(LockoutKind.values()).map(kind -> "gateway.lockout." + kind.id() + ".window");
        Stream<String> policies = Stream.concat(
                        Stream.of(GLOBAL), TIERS.keySet().stream().map(tier -> TIER + tier + "."))
                .map(prefix -> prefix + ALGORITHM);
        return Stream.concat(policies, lockouts).toList();
    }

    /** What is built in beside this configuration. */
    static List<Property> beside(PropertyView view) {
        List<Property> properties = new ArrayList<>();
        TIERS.forEach((tier, policy) -> {
            if (view.below(TIER + tier + ".").isEmpty()) {
                properties.addAll(properties(TIER + tier + ".", policy));
            }
        });
        Optional<Property> algorithm = view.find(GLOBAL + ALGORITHM);
        if (algorithm.isEmpty()
                || algorithm
                        .get()
                        .text()
                        .map(String::strip)
                        .filter(GLOBAL_ALGORITHM::contains)
                        .isPresent()) {
            properties.addAll(properties(GLOBAL, GLOBAL_LIMIT));
        }
        return properties;
    }

    private static List<Property> properties(String prefix, Map<String, String> texts) {
        return texts.entrySet().stream()
                .map(entry ->
                        new Property(prefix + entry.getKey(), NAME, entry.getValue(), Optional.of(entry.getValue())))
                .toList();
    }
}
