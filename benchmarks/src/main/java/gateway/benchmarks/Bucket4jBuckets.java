package gateway.benchmarks;

import gateway.api.limit.LimitKey;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.local.LocalBucketBuilder;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Bucket4j's local buckets in a concurrent map, which is how its manual limits many callers in one JVM. */
final class Bucket4jBuckets {
    private Bucket4jBuckets() {}

    /** As cheap as it gets: its default clock of milliseconds, and no more of an answer than yes or no. */
    static Contender yesOrNo(Load load, Keys keys) {
        ConcurrentMap<LimitKey, Bucket> buckets = new ConcurrentHashMap<>();
        return (key, answers) -> {
            boolean permitted = bucket(buckets, keys.hashed(key), load, false).tryConsume(1);
            answers.consume(permitted);
            return permitted;
        };
    }

    /** With what our decisions say: nanoseconds, and remaining, reset and retry for the response's headers. */
    static Contender probe(Load load, Keys keys) {
        ConcurrentMap<LimitKey, Bucket> buckets = new ConcurrentHashMap<>();
        return (key, answers) -> {
            ConsumptionProbe probe =
                    bucket(buckets, keys.hashed(key), load, true).tryConsumeAndReturnRemaining(1);
            answers.consume(probe);
            return probe.isConsumed();
        };
    }

    /** Gets first, since {@code computeIfAbsent} alone may lock although the bucket is there. */
    private static Bucket bucket(ConcurrentMap<LimitKey, Bucket> buckets, LimitKey key, Load load, boolean nanos) {
        Bucket there = buckets.get(key);
        return there != null ? there : buckets.computeIfAbsent(key, absent -> create(load, nanos));
    }

    private static Bucket create(Load load, boolean nanos) {
        LocalBucketBuilder builder = Bucket.builder()
                .addLimit(limit -> limit.capacity(load.permits()).refillGreedy(load.refill(), load.period()));
        return (nanos ? builder.withNanosecondPrecision() : builder).build();
    }
}
