package gateway.algorithms;

import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limit;
import gateway.api.limit.Limiter;
import gateway.api.limit.Rate;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Limiters as configuration makes them. */
final class Limiters {
    private Limiters() {}

    static Limiter tokenBucket(String... settings) {
        return limiter(new TokenBucketAlgorithm(), settings);
    }

    static Limiter leakyBucket(String... settings) {
        return limiter(new LeakyBucketAlgorithm(), settings);
    }

    static Limiter fixedWindow(String... settings) {
        return limiter(new FixedWindowAlgorithm(), settings);
    }

    static Limiter slidingWindowLog(String... settings) {
        return limiter(new SlidingWindowLogAlgorithm(), settings);
    }

    static Limiter slidingWindowCounter(String... settings) {
        return limiter(new SlidingWindowCounterAlgorithm(), settings);
    }

    /** The settings of a bucket. */
    static String[] bucket(long capacity, Rate rate) {
        return new String[] {"max-requests=" + capacity, "refill-rate=" + rate.permits() + "/" + rate.per()};
    }

    /** The settings of a window. */
    static String[] window(Limit limit) {
        return new String[] {"max-requests=" + limit.permits(), "window=" + limit.window()};
    }

    static Rate rate(long permits, Duration per) {
        return new Rate(permits, per);
    }

    /** From settings such as {@code max-requests=5}. */
    static Limiter limiter(Algorithm algorithm, String... settings) {
        return algorithm.limiter(Parameters.of(algorithm.parameters(), texts(settings)));
    }

    static Map<String, String> texts(String... settings) {
        Map<String, String> texts = new HashMap<>();
        for (String setting : settings) {
            String[] parts = setting.split("=", 2);
            texts.put(parts[0], parts[1]);
        }
        return Map.copyOf(texts);
    }
}
