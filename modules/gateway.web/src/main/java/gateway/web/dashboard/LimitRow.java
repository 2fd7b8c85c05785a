package gateway.web.dashboard;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * How much of a limit is used.
 *
 * @param policy its name
 * @param algorithm how it counts, and in which time
 * @param limit its permits
 * @param used how many of them are used
 * @param left what is left, in words
 * @param reset when everything will be left again, in words
 * @param verdict what it says of a request, in words; empty if nobody asked
 */
public record LimitRow(
        String policy, String algorithm, long limit, long used, String left, String reset, String verdict) {
    private static final double NEARLY = 0.8;

    /** Requires every value. */
    public LimitRow {
        Objects.requireNonNull(policy, "policy");
        Objects.requireNonNull(algorithm, "algorithm");
        Objects.requireNonNull(left, "left");
        Objects.requireNonNull(reset, "reset");
        Objects.requireNonNull(verdict, "verdict");
    }

    /** A limit as the management API shows it. */
    static LimitRow of(Map<String, Object> fields) {
        long limit = number(fields, "limit");
        boolean known = fields.containsKey("remaining");
        long remaining = known ? number(fields, "remaining") : 0;
        String delays = "delay".equals(fields.get("overflow")) ? ", delays" : "";
        String shadow = "shadow".equals(fields.get("enforcement")) ? ", shadow" : "";
        return new LimitRow(
                fields.get("policy").toString(),
                algorithm(fields) + ", " + Texts.span(Duration.ofMillis(number(fields, "windowMs"))) + delays + shadow,
                limit,
                known ? limit - remaining : 0,
                known ? Texts.count(remaining) + " of " + Texts.count(limit) + " left" : unknown(fields),
                known ? reset(number(fields, "resetAfterMs")) : "",
                verdict(fields));
    }

    /** As configuration spells it, and the tiers on the same page. */
    private static String algorithm(Map<String, Object> fields) {
        return fields.get("algorithm")
                .toString()
                .replaceAll("([a-z])([A-Z])", "$1-$2")
                .toLowerCase(Locale.ROOT);
    }

    /** Why nobody knows what is left. */
    private static String unknown(Map<String, Object> fields) {
        return fields.containsKey("unknown")
                ? ((List<?>) fields.get("unknown"))
                        .stream().map(Object::toString).collect(Collectors.joining(", ", "depends on ", ""))
                : "the store does not answer";
    }

    private static String reset(long millis) {
        return millis == 0 ? "full" : "full in " + Texts.about(Duration.ofMillis(millis));
    }

    private static String verdict(Map<String, Object> fields) {
        if (!fields.containsKey("applies")) {
            return "";
        }
        if (Boolean.FALSE.equals(fields.get("applies"))) {
            return "does not apply";
        }
        if (!fields.containsKey("permits")) {
            return "depends on the request";
        }
        return Boolean.TRUE.equals(fields.get("permits")) ? "permits it" : "refuses it";
    }

    private static long number(Map<String, Object> fields, String name) {
        return ((Number) fields.get(name)).longValue();
    }

    /** {@return how the page marks it: nearly used up, or used up} */
    public String level() {
        if (used >= limit) {
            return "bad";
        }
        return used >= NEARLY * limit ? "warn" : "";
    }
}
