package gateway.testkit.limit;

import static gateway.testkit.limit.Timeline.cost;
import static gateway.testkit.limit.Timeline.retryAfter;
import static gateway.testkit.limit.Timeline.timeline;

import gateway.api.limit.Decision;
import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.Rate;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The references against numbers worked out by hand. */
final class ReferencesTest {
    private static final Duration WINDOW = Duration.ofMillis(100);

    @Test
    void aTokenBucketRefillsContinuously() {
        follow(new ReferenceTokenBucket(2, new Rate(1, WINDOW)))
                .at(0)
                .permits(2)
                .rejects(retryAfter(100))
                .resetAfter(200)
                .at(99)
                .remaining(0)
                .rejects(retryAfter(1))
                .rejects(cost(2), retryAfter(101))
                .at(100)
                .permits(1)
                .rejects(retryAfter(100))
                .at(150)
                .remaining(0)
                .resetAfter(150)
                .at(1_000)
                .remaining(2)
                .resetAfter(0)
                .findsImpossible(cost(3));
    }

    @Test
    void aTokenBucketKeepsFractions() {
        follow(new ReferenceTokenBucket(2, new Rate(3, Duration.ofNanos(7))))
                .at(0)
                .permits(2)
                .rejects(retryAfter(Duration.ofNanos(3)))
                .at(Duration.ofNanos(3))
                .permits(1)
                .rejects(retryAfter(Duration.ofNanos(2)))
                .at(Duration.ofNanos(5))
                .permits(1)
                .rejects(retryAfter(Duration.ofNanos(2)))
                .at(Duration.ofNanos(7))
                .permits(1)
                .rejects(retryAfter(Duration.ofNanos(3)));
    }

    @Test
    void anIntervalBucketIsRefilledInPortionsUntilItIsFull() {
        follow(new ReferenceIntervalBucket(5, new Rate(2, WINDOW)))
                .at(30)
                .permits(cost(4))
                .remaining(1)
                .resetAfter(200)
                .at(60)
                .permits(1)
                .rejects(retryAfter(70))
                .resetAfter(270)
                .at(129)
                .remaining(0)
                .at(130)
                .remaining(2)
                .at(230)
                .remaining(4)
                .permits(1)
                .at(330)
                .remaining(5)
                .resetAfter(0)
                .at(370)
                .permits(cost(2))
                .resetAfter(100);
    }

    @Test
    void aLeakyBucketDrainsContinuously() {
        follow(new ReferenceLeakyBucket(2, new Rate(1, WINDOW)))
                .at(0)
                .permits(2)
                .rejects(retryAfter(100))
                .resetAfter(200)
                .at(99)
                .rejects(retryAfter(1))
                .at(100)
                .permits(1)
                .rejects(retryAfter(100))
                .at(1_000)
                .remaining(2)
                .resetAfter(0)
                .findsImpossible(cost(3));
    }

    @Test
    void aSlidingWindowLogForgetsEachPermitAfterAWindow() {
        follow(new ReferenceSlidingWindowLog(3, WINDOW))
                .at(0)
                .permits(1)
                .at(60)
                .permits(2)
                .rejects(retryAfter(40))
                .rejects(cost(2), retryAfter(100))
                .resetAfter(100)
                .at(99)
                .rejects(retryAfter(1))
                .at(100)
                .permits(1)
                .rejects(retryAfter(60))
                .resetAfter(100)
                .at(200)
                .remaining(3)
                .resetAfter(0);
    }

    @Test
    void aSlidingWindowCounterWeighsThePreviousWindow() {
        follow(new ReferenceSlidingWindowCounter(10, WINDOW))
                .at(50)
                .permits(cost(10))
                .rejects(retryAfter(60))
                .resetAfter(150)
                .at(100)
                .remaining(0)
                .at(109)
                .remaining(0)
                .rejects(retryAfter(1))
                .at(125)
                .remaining(2)
                .permits(cost(2))
                .rejects(retryAfter(5))
                .resetAfter(175)
                .at(130)
                .remaining(1)
                .at(200)
                .remaining(8)
                .resetAfter(100)
                .at(300)
                .remaining(10)
                .resetAfter(0);
    }

    @Test
    void aFixedWindowBeginsAtMultiplesOfItsLength() {
        follow(new ReferenceFixedWindow(3, WINDOW))
                .at(99)
                .permits(cost(3))
                .rejects(retryAfter(1))
                .resetAfter(1)
                .at(100)
                .remaining(3)
                .resetAfter(0)
                .permits(1)
                .resetAfter(100)
                .at(199)
                .remaining(2)
                .findsImpossible(cost(4));
    }

    private static Timeline follow(Reference reference) {
        return timeline(new Limiter() {
            @Override
            public LimiterShape shape() {
                return LimiterShape.fixed(new Limit(1, WINDOW), 1);
            }

            @Override
            public Decision step(LimitState state, long nowNanos, long permits) {
                return reference.step(nowNanos, permits);
            }

            @Override
            public long idleAtNanos(LimitState state) {
                return Long.MAX_VALUE;
            }
        });
    }
}
