package gateway.algorithms.memory;

import static gateway.algorithms.memory.Asking.ask;
import static gateway.algorithms.memory.Asking.key;
import static gateway.algorithms.memory.Asking.passes;
import static gateway.algorithms.memory.Asking.remaining;
import static gateway.algorithms.memory.Policies.limiter;
import static gateway.algorithms.memory.Policies.perCaller;
import static gateway.algorithms.memory.Policies.policy;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All keys of a store as small as this lie under one lock. */
@DisplayName("A limiter that is not ours")
class ForeignLimiterTest {
    private static final long HANGS = 7;

    private final MovableTicker ticker = MovableTicker.standing();
    private final LimitStore store = Stores.withMaxKeys(10, ticker);
    private final CountDownLatch inside = new CountDownLatch(1);
    private final CountDownLatch end = new CountDownLatch(1);
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void letThemGo() {
        end.countDown();
        threads.shutdownNow();
    }

    @ParameterizedTest
    @EnumSource(Breadth.class)
    void thatHangsHoldsUpNeitherOtherKeysNorItsOwnNorOtherLimits(Breadth breadth) throws Exception {
        Policy ours = perCaller("ours", "fixed-window", "max-requests=100", "window=1h");
        Policy hanging = foreign(breadth);
        LimitSet both = store.prepare(List.of(ours, hanging));
        Future<List<Decision>> stuck = threads.submit(() -> ask(both, 1, HANGS));
        assertThat(inside.await(30, TimeUnit.SECONDS)).isTrue();

        assertThat(passes(store.prepare(List.of(ours)), 1, 1))
                .as("ours, the same key")
                .isTrue();
        assertThat(passes(store.prepare(List.of(hanging)), 1, 1))
                .as("its own key")
                .isTrue();
        assertThat(passes(both, 1, 1)).as("both").isTrue();
        assertThat(passes(both, 2, 1)).as("another key").isTrue();
        assertThat(stuck).isNotDone();

        end.countDown();
        assertThat(stuck.get(30, TimeUnit.SECONDS))
                .as("decided by what is left when it comes back")
                .containsExactly(new Permitted(91, untilNextHour()), new Permitted(91, untilNextHour()));
    }

    private long untilNextHour() {
        long hour = Duration.ofHours(1).toNanos();
        return hour - ticker.epochNanos() % hour;
    }

    /** Hangs once when asked for so many permits. */
    private Policy foreign(Breadth breadth) {
        ForeignLimiter limiter =
                new ForeignLimiter(limiter("fixed-window", "max-requests=100", "window=1h"), this::hang);
        return policy("foreign", "foreign", limiter, breadth);
    }

    private void hang(long permits) {
        if (permits == HANGS) {
            inside.countDown();
            try {
                end.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Test
    void isNotAskedToMakeRoom() {
        AtomicInteger asked = new AtomicInteger();
        LimitSet set = store.prepare(List.of(counting(asked)));
        LongStream.range(0, 10).forEach(key -> ask(set, key, 10 - key));
        int before = asked.get();
        ask(set, 10, 5);
        assertThat(asked.get() - before).as("for the new key").isEqualTo(1);
        assertThat(remaining(set, 9)).as("nearest to full, so it was dropped").isEqualTo(10);
        assertThat(remaining(set, 8)).isEqualTo(8);
    }

    @Test
    void isNotAskedToFindOutWhatSaysNothingAnyMore() {
        AtomicInteger asked = new AtomicInteger();
        LimitSet set = store.prepare(List.of(counting(asked)));
        LimitSet others = store.prepare(List.of(perCaller("a", "fixed-window", "max-requests=1", "window=1s")));
        LongStream.range(0, 5).forEach(key -> ask(set, key, 1));
        int before = asked.get();
        for (int i = 0; i < 10; i++) {
            ticker.advance(Duration.ofHours(1));
            ask(others, 1, 1);
        }
        assertThat(asked).hasValue(before);
        assertThat(store.usage().keys()).isLessThanOrEqualTo(2);
    }

    @Test
    void keepsItsExhaustedStatesWhenThereIsNoRoom() {
        LimitSet set = store.prepare(List.of(counting(new AtomicInteger())));
        LongStream.range(0, 10).forEach(key -> ask(set, key, 10));
        assertThat(ask(set, 10, 1).get(0)).isInstanceOf(Failed.class);
        assertThat(LongStream.range(0, 10)).noneMatch(key -> passes(set, key, 1));
    }

    private static Policy counting(AtomicInteger asked) {
        ForeignLimiter limiter = new ForeignLimiter(
                limiter("fixed-window", "max-requests=10", "window=1h"), permits -> asked.incrementAndGet());
        return policy("foreign", "foreign", limiter, Breadth.CALLERS);
    }

    @Test
    void mayNotReachBeyondItsState() {
        ForeignLimiter nosy = new ForeignLimiter(new Nosy(limiter("fixed-window", "max-requests=10", "window=1h")));
        LimitSet set = store.prepare(List.of(policy("nosy", "nosy", nosy, Breadth.CALLERS)));
        assertThat(ask(set, 1, 1).get(0))
                .isInstanceOfSatisfying(
                        Failed.class,
                        failed -> assertThat(failed.cause()).isInstanceOf(IndexOutOfBoundsException.class));
        assertThat(store.usage().keys()).isZero();
    }
}
