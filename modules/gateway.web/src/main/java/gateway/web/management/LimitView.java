package gateway.web.management;

import gateway.api.limit.Decision;
import gateway.web.admission.LimitUsage;
import gateway.web.config.KeyPart;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;

/** How much of a limit is used, in JSON. */
final class LimitView {
    private LimitView() {}

    /**
     * One limit.
     *
     * @param usage the limit
     * @param now the time, from which on it takes its time to be full again
     */
    static Map<String, Object> of(LimitUsage usage, Instant now) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("policy", usage.policy().name());
        fields.put("algorithm", PolicyView.algorithm(usage.policy().algorithm()));
        fields.put("key", usage.key().stream().map(KeyPart::text).toList());
        fields.put("enforcement", usage.policy().shadow() ? "shadow" : "enforce");
        if (usage.policy().delays()) {
            fields.put("overflow", "delay");
        }
        fields.put("windowMs", usage.policy().limiter().shape().limit().window().toMillis());
        fields.put("cost", usage.cost());
        fields.put("limit", usage.limit());
        usage.state().ifPresent(state -> state(state, now, fields));
        if (usage.policy().delays() && fields.containsKey("remaining")) {
            fields.put("waiting", usage.limit() - usage.state().orElseThrow().remaining());
        }
        if (!usage.unknown().isEmpty()) {
            fields.put("unknown", usage.unknown().stream().map(KeyPart::text).toList());
        }
        return fields;
    }

    private static void state(Decision state, Instant now, Map<String, Object> fields) {
        if (state instanceof Decision.Failed) {
            fields.put("failed", true);
            return;
        }
        long resetMillis =
                Duration.ofNanos(state.resetAfterNanos()).plusNanos(999_999).toMillis();
        fields.put("remaining", state.remaining());
        fields.put("resetAfterMs", resetMillis);
        fields.put(
                "resetAt",
                now.truncatedTo(ChronoUnit.MILLIS).plusMillis(resetMillis).toString());
    }
}
