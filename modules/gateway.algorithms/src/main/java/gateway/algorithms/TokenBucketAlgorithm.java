package gateway.algorithms;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import java.util.List;

/**
 * {@code token-bucket}: a bucket of {@code max-requests} permits, full at first, refilled at {@code refill-rate}
 * (default {@code max-requests} per {@code window}). Bursts up to the capacity pass; in the long run, the rate.
 *
 * <p>{@code refill=smooth} refills continuously, {@code refill=interval} in whole portions of the rate.
 */
public final class TokenBucketAlgorithm implements Algorithm {
    private static final String REFILL = "refill";
    private static final String SMOOTH = "smooth";
    private static final String INTERVAL = "interval";

    /** For the service loader. */
    public TokenBucketAlgorithm() {}

    @Override
    public String id() {
        return "token-bucket";
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(
                Settings.maxRequests(),
                Settings.optionalWindow(),
                Settings.refillRate(),
                Parameter.defaulting(REFILL, ValueType.OneOf.of(SMOOTH, INTERVAL), SMOOTH));
    }

    @Override
    public Limiter limiter(Parameters values) {
        BucketParameters bucket = BucketParameters.of(values);
        return values.text(REFILL).equals(SMOOTH) ? new SmoothBucketLimiter(bucket) : new IntervalBucketLimiter(bucket);
    }
}
