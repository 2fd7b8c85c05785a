package gateway.testkit.limit;

import static gateway.testkit.limit.Timeline.cost;
import static gateway.testkit.limit.Timeline.retryAfter;
import static gateway.testkit.limit.Timeline.timeline;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gateway.api.limit.Limit;
import gateway.api.limit.Rate;
import java.time.Duration;
import java.time.Instant;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

final class TimelineTest {
    private final Timeline bucketOfTwo = timeline(new SimpleBucket(2, new Rate(1, Duration.ofMillis(100))));

    @Test
    void readsLikeASpecification() {
        bucketOfTwo
                .at(0)
                .permits(2)
                .rejects(retryAfter(100))
                .at(99)
                .rejects(retryAfter(1))
                .at(100)
                .permits(1)
                .rejects(retryAfter(100))
                .remaining(0)
                .resetAfter(200)
                .at(Duration.ofMillis(300))
                .permits(cost(2))
                .findsImpossible(cost(3));
    }

    @Test
    void failsWhenARequestDoesNotPass() {
        assertFailure(() -> bucketOfTwo.at(5).permits(3), "1 permit at PT0.005S");
    }

    @Test
    void failsWhenARequestPasses() {
        assertFailure(() -> bucketOfTwo.at(5).rejects(retryAfter(1)), "1 permit at PT0.005S");
    }

    @Test
    void failsWhenAnotherWaitIsAnnounced() {
        assertFailure(() -> bucketOfTwo.permits(2).rejects(retryAfter(99)), "retry after for 1 permit at PT0S");
    }

    @Test
    void failsWhenAnythingElseRemains() {
        assertFailure(() -> bucketOfTwo.permits(1).remaining(2), "remaining at PT0S");
        assertFailure(() -> bucketOfTwo.resetAfter(101), "reset after at PT0S");
    }

    @Test
    void failsWhenWaitingWouldHelp() {
        assertFailure(() -> bucketOfTwo.findsImpossible(cost(2)), "2 permits at PT0S");
    }

    @Test
    void beginsWhereItIsTold() {
        timeline(new SimpleFixedWindow(new Limit(1, Duration.ofHours(1))))
                .startingAt(Instant.parse("2026-05-01T12:59:59Z"))
                .at(0)
                .permits(1)
                .rejects(retryAfter(1_000))
                .at(1_000)
                .permits(1);
    }

    @Test
    void goesOnWithAnotherLimiter() {
        timeline(new SimpleFixedWindow(new Limit(5, Duration.ofHours(1))))
                .permits(cost(4))
                .reconfigured(new SimpleFixedWindow(new Limit(10, Duration.ofHours(1))))
                .remaining(6);
    }

    private static void assertFailure(ThrowingCallable timeline, String message) {
        assertThatExceptionOfType(AssertionError.class).isThrownBy(timeline).withMessageContaining(message);
    }
}
