package gateway.algorithms;

import gateway.api.config.Parameters;
import gateway.api.limit.Limit;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.Rate;
import java.time.Duration;

/**
 * What makes a bucket.
 *
 * @param capacity the most permits it holds
 * @param rate how fast it is refilled or drained
 * @param stateWindow the window its states belong to; zero if the rate was configured and not derived from a window
 */
record BucketParameters(long capacity, Rate rate, Duration stateWindow) {

    /**
     * {@return the bucket that is configured}
     *
     * @throws IllegalArgumentException if neither a window nor a rate is set
     */
    static BucketParameters of(Parameters values) {
        long capacity = values.whole(Settings.MAX_REQUESTS);
        if (values.has(Settings.REFILL_RATE)) {
            return new BucketParameters(capacity, values.rate(Settings.REFILL_RATE), Duration.ZERO);
        }
        if (!values.has(Settings.WINDOW)) {
            throw new IllegalArgumentException(
                    "window is missing; allowed is a window such as 1m, a refill-rate such as 10/1s, or both");
        }
        Duration window = values.duration(Settings.WINDOW);
        return new BucketParameters(capacity, new Rate(capacity, window), window);
    }

    /** The shape of its limiter: the reported window is capacity / rate, rounded up. */
    LimiterShape shape(int words) {
        long nanos = new BucketRate(rate).nanosUntil(capacity, 0);
        return new LimiterShape(new Limit(capacity, Duration.ofNanos(nanos)), stateWindow, words, words);
    }
}
