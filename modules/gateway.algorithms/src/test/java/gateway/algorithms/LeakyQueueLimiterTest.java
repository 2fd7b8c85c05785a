package gateway.algorithms;

import static gateway.algorithms.Limiters.bucket;
import static gateway.algorithms.Limiters.leakyBucket;
import static gateway.algorithms.Limiters.rate;
import static gateway.algorithms.Limiters.texts;
import static gateway.testkit.limit.Timeline.cost;
import static gateway.testkit.limit.Timeline.retryAfter;
import static gateway.testkit.limit.Timeline.timeline;

import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import gateway.api.limit.Rate;
import gateway.testkit.limit.AlgorithmContract;
import gateway.testkit.limit.DelayingLimiterContract;
import gateway.testkit.limit.LimiterSample;
import gateway.testkit.limit.ReferenceLeakyQueue;
import gateway.testkit.limit.Timeline;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A leaky bucket that delays")
class LeakyQueueLimiterTest implements AlgorithmContract, DelayingLimiterContract {
    private static final long MOST = 1L << 53;
    private static final Duration YEARS = Duration.ofDays(3653);

    @Override
    public Algorithm algorithm() {
        return new LeakyBucketAlgorithm();
    }

    @Override
    public List<Map<String, String>> validParameters() {
        return List.of(
                texts("max-requests=100", "window=10s", "overflow=delay"),
                texts("max-requests=100", "refill-rate=10", "overflow=delay"));
    }

    @Override
    public List<LimiterSample> samples() {
        return List.of(
                sample(1, rate(1, Duration.ofSeconds(1)), 3, rate(1, Duration.ofHours(1))),
                sample(3, rate(3, Duration.ofSeconds(7)), 100, rate(7, Duration.ofSeconds(3))),
                sample(100, rate(10, Duration.ofSeconds(1)), 10, rate(1, Duration.ofHours(1))),
                sample(10, rate(999_983, Duration.ofHours(1)), 5, rate(999_979, Duration.ofMinutes(7))),
                sample(40, rate(100, Duration.ofMillis(1)), 1, rate(100, YEARS)),
                sample(MOST, rate(MOST, YEARS), MOST / 2, rate(MOST / 3, YEARS.dividedBy(2))),
                sample(1, rate(1, YEARS), 1, rate(MOST, Duration.ofMillis(1))));
    }

    private static LimiterSample sample(long places, Rate rate, long nextPlaces, Rate nextRate) {
        return LimiterSample.of(places + " waiting, leaving at " + rate, queue(bucket(places, rate)))
                .agreeingWith(() -> new ReferenceLeakyQueue(places, rate))
                .followedBy(
                        queue(bucket(nextPlaces, rate)),
                        queue(bucket(places, nextRate)),
                        queue(bucket(nextPlaces, nextRate)));
    }

    private static Limiter queue(String... settings) {
        String[] more = Arrays.copyOf(settings, settings.length + 1);
        more[settings.length] = "overflow=delay";
        return leakyBucket(more);
    }

    private static Timeline threePlacesTenPerSecond() {
        return timeline(queue("max-requests=3", "refill-rate=10"));
    }

    @Test
    void theFirstLeavesAtOnceAndThoseWhoWaitLeaveEvenlySpaced() {
        threePlacesTenPerSecond()
                .at(0)
                .permits(1)
                .remaining(3)
                .delays(100)
                .delays(200)
                .remaining(1)
                .delays(300)
                .remaining(0)
                .rejects(retryAfter(100));
    }

    @Test
    void aPlaceIsFreeWhenItsRequestLeaves() {
        threePlacesTenPerSecond()
                .at(0)
                .permits(1)
                .delays(cost(3), Duration.ofMillis(100))
                .at(99)
                .rejects(retryAfter(1))
                .at(100)
                .delays(300)
                .rejects(retryAfter(100));
    }

    @Test
    void whoComesBeforeTheLastSlotIsOverWaitsForItsEnd() {
        threePlacesTenPerSecond().at(0).permits(1).at(70).delays(30).at(199).delays(1);
    }

    @Test
    void whoComesWhenItIsOverLeavesAtOnce() {
        threePlacesTenPerSecond().at(0).permits(1).at(100).permits(1).at(5000).permits(1);
    }

    @Test
    void severalPermitsTakeAsManySlotsAndLeaveTogetherAtTheBeginningOfTheFirst() {
        threePlacesTenPerSecond()
                .at(0)
                .permits(cost(2))
                .remaining(2)
                .delays(cost(2), Duration.ofMillis(200))
                .remaining(0)
                .rejects(cost(2), retryAfter(200))
                .findsImpossible(cost(4));
    }

    @Test
    void aRateOfNoWholeNanosecondsLosesNothing() {
        timeline(queue("max-requests=6", "refill-rate=3/1s"))
                .at(0)
                .permits(1)
                .delays(cost(2), Duration.ofNanos(333_333_334))
                .delays(1000)
                .delays(cost(2), Duration.ofNanos(1_333_333_334))
                .delays(2000);
    }

    @Test
    void whoGoesAwayLeavesThePlaceToTheNext() {
        threePlacesTenPerSecond()
                .at(0)
                .permits(1)
                .delays(cost(3), Duration.ofMillis(100))
                .rejects(retryAfter(100))
                .at(20)
                .goesAway(cost(1))
                .remaining(1)
                .delays(280)
                .rejects(retryAfter(80));
    }

    /** As {@code docs/algorithms.md} has it, with a hundredth of the time. */
    @Test
    void theDocumentedTimeline() {
        threePlacesTenPerSecond()
                .at(0)
                .permits(1)
                .remaining(3)
                .resetAfter(0)
                .delays(100)
                .resetAfter(100)
                .delays(cost(2), Duration.ofMillis(200))
                .remaining(0)
                .resetAfter(300)
                .at(40)
                .rejects(retryAfter(60))
                .resetAfter(260)
                .at(100)
                .delays(300)
                .resetAfter(300)
                .at(120)
                .goesAway(cost(2))
                .remaining(2)
                .resetAfter(80)
                .delays(180)
                .remaining(1)
                .resetAfter(180)
                .at(450)
                .permits(1)
                .remaining(3)
                .resetAfter(0);
    }

    @Test
    void aNewRateMovesOnlyThoseWhoComeAfterwards() {
        threePlacesTenPerSecond()
                .at(0)
                .permits(1)
                .delays(cost(2), Duration.ofMillis(100))
                .reconfigured(queue("max-requests=3", "refill-rate=20"))
                .remaining(1)
                .delays(150)
                .rejects(retryAfter(50));
    }

    @Test
    void aShorterQueueLetsNobodyInUntilItHasRoom() {
        threePlacesTenPerSecond()
                .at(0)
                .permits(1)
                .delays(cost(3), Duration.ofMillis(100))
                .reconfigured(queue("max-requests=1", "refill-rate=10"))
                .remaining(0)
                .rejects(retryAfter(100));
    }
}
