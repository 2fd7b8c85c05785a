package gateway.algorithms;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import java.util.List;

/**
 * {@code leaky-bucket}: a bucket of {@code max-requests} permits, empty at first, drained at {@code refill-rate}
 * (default {@code max-requests} per {@code window}). A request that would rise over the rim is rejected
 * ({@code overflow=reject}): the bucket is a meter, and nobody waits.
 */
public final class LeakyBucketAlgorithm implements Algorithm {

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
                Parameter.defaulting("overflow", ValueType.OneOf.of("reject"), "reject"));
    }

    @Override
    public Limiter limiter(Parameters values) {
        return new SmoothBucketLimiter(BucketParameters.of(values));
    }
}
