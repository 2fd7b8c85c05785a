package gateway.testkit.limit;

import gateway.api.limit.Rate;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** A limit in terms of the gateway's own algorithms, beside its naive counterpart. */
record StandardLimit(String algorithm, Map<String, String> parameters, Supplier<? extends Reference> reference) {
    private static final Duration WINDOW = Duration.ofSeconds(7);
    private static final Rate RATE = new Rate(3, WINDOW);

    /** Each algorithm and each of its ways to refill, with the same number of permits. */
    static List<StandardLimit> ofEachAlgorithm(long limit) {
        Map<String, String> bucket = Map.of("max-requests", Long.toString(limit), "refill-rate", "3/7s");
        Map<String, String> portions =
                Map.of("max-requests", Long.toString(limit), "refill-rate", "3/7s", "refill", "interval");
        Map<String, String> window = Map.of("max-requests", Long.toString(limit), "window", "7s");
        return List.of(
                new StandardLimit("token-bucket", bucket, () -> new ReferenceTokenBucket(limit, RATE)),
                new StandardLimit("token-bucket", portions, () -> new ReferenceIntervalBucket(limit, RATE)),
                new StandardLimit("leaky-bucket", bucket, () -> new ReferenceLeakyBucket(limit, RATE)),
                new StandardLimit("sliding-window-log", window, () -> new ReferenceSlidingWindowLog(limit, WINDOW)),
                new StandardLimit(
                        "sliding-window-counter", window, () -> new ReferenceSlidingWindowCounter(limit, WINDOW)),
                new StandardLimit("fixed-window", window, () -> new ReferenceFixedWindow(limit, WINDOW)));
    }

    /** Token buckets in which a permit takes from a microsecond to hours to come back. */
    static List<StandardLimit> ofEveryRatio() {
        return List.of(
                bucket(40, 100, Duration.ofSeconds(1), "100/1s"),
                bucket(1, 1, Duration.ofHours(1), "1/1h"),
                bucket(100, 1, Duration.ofMillis(1), "1/1ms"),
                bucket(1000, 3, Duration.ofSeconds(7), "3/7s"),
                bucket(1, 1_000_000, Duration.ofSeconds(1), "1000000/1s"),
                bucket(1_000, 1, Duration.ofDays(1), "1/1d"));
    }

    private static StandardLimit bucket(long capacity, long permits, Duration per, String rate) {
        return new StandardLimit(
                "token-bucket",
                Map.of("max-requests", Long.toString(capacity), "refill-rate", rate),
                () -> new ReferenceTokenBucket(capacity, new Rate(permits, per)));
    }

    @Override
    public String toString() {
        return algorithm + " " + new TreeMap<>(parameters);
    }
}
