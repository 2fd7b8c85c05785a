package example.gcra;

import gateway.api.limit.Rate;
import gateway.testkit.limit.LimiterContract;
import gateway.testkit.limit.LimiterSample;
import gateway.testkit.limit.ReferenceTokenBucket;
import java.time.Duration;
import java.util.List;

class GcraLimiterTest implements LimiterContract {
    @Override
    public List<LimiterSample> samples() {
        return List.of(sample(1, Duration.ofMillis(1)), sample(5, Duration.ofMillis(100)), sample(10_000, Duration.ofHours(1)));
    }

    /** It has to decide exactly like a bucket into which a token falls each interval, which it does without counting any. */
    private static LimiterSample sample(long burst, Duration interval) {
        return LimiterSample.of(burst + " at once, one each " + interval, new GcraLimiter(interval, burst))
                .agreeingWith(() -> new ReferenceTokenBucket(burst, new Rate(1, interval)))
                .followedBy(new GcraLimiter(interval, burst + 3), new GcraLimiter(interval, 1));
    }
}
