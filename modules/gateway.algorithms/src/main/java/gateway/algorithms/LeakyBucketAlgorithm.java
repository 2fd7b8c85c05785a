package gateway.algorithms;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import java.util.List;

/**
 * {@code leaky-bucket}: a bucket of {@code max-requests} permits, empty at first, drained at {@code refill-rate}
 * (default {@code max-requests} per {@code window}).
 *
 * <p>{@code overflow=reject}: the bucket is a meter. A request that would rise over the rim is rejected, and nobody
 * waits. {@code overflow=delay}: the bucket is a queue of {@code max-requests} that wait, and leave evenly spaced.
 */
public final class LeakyBucketAlgorithm implements Algorithm {

    private static final String OVERFLOW = "overflow";
    private static final String REJECT = "reject";
    private static final String DELAY = "delay";

    /** For the service loader. */
    public LeakyBucketAlgorithm() {}

    @Override
    public String id() {
        return "leaky-bucket";
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(
                Settings.maxRequests(),
                Settings.optionalWindow(),
                Settings.refillRate(),
                Parameter.defaulting(OVERFLOW, ValueType.OneOf.of(REJECT, DELAY), REJECT));
    }

    @Override
    public Limiter limiter(Parameters values) {
        BucketParameters bucket = BucketParameters.of(values);
        return values.text(OVERFLOW).equals(DELAY) ? new LeakyQueueLimiter(bucket) : new SmoothBucketLimiter(bucket);
    }
}
