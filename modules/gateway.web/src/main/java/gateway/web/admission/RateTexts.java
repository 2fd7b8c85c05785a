package gateway.web.admission;

import gateway.api.limit.Limit;
import gateway.api.limit.Policy;
import java.time.Duration;

/**
 * The parts of rate headers that are the same for all requests of a limit.
 *
 * @param limit its permits
 * @param policyItem the item of {@code RateLimit-Policy}
 * @param itemStart how the item of {@code RateLimit} begins, up to the remaining permits
 */
record RateTexts(String limit, String policyItem, String itemStart) {

    static RateTexts of(Policy policy) {
        Limit limit = policy.limiter().shape().limit();
        String permits = Long.toString(limit.permits());
        String name = "\"" + policy.name().replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
        return new RateTexts(permits, name + ";q=" + permits + ";w=" + seconds(limit.window()), name + ";r=");
    }

    private static long seconds(Duration window) {
        return window.plusNanos(999_999_999).toSeconds();
    }
}
