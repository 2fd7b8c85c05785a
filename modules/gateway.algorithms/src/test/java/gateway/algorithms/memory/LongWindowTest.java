package gateway.algorithms.memory;

import static gateway.algorithms.memory.Asking.ask;
import static gateway.algorithms.memory.Policies.perCaller;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Case A06, in memory: 5 per 30 days, per 365 days and per 10 years, each from the start of a window. */
@DisplayName("A06: a very long window neither resets silently nor spins")
class LongWindowTest {
    private static final Duration LATER = Duration.ofDays(25);
    private static final long KEY = -1;

    static Stream<Arguments> windows() {
        return Stream.of(30, 365, 3653).map(Duration::ofDays).flatMap(window -> {
            Duration rest = window.minus(LATER);
            return Stream.of(
                    Arguments.of("token-bucket", window, 5, rest, rest),
                    Arguments.of("leaky-bucket", window, 5, rest, rest),
                    Arguments.of("sliding-window-log", window, 1, rest, rest),
                    Arguments.of("fixed-window", window, 1, rest, rest),
                    Arguments.of(
                            "sliding-window-counter", window, 1, rest.plus(window.dividedBy(5)), rest.plus(window)));
        });
    }

    @ParameterizedTest(name = "{0}, 5 per {1}")
    @MethodSource("windows")
    void isStillSpentAfterManyDays(
            String algorithm, Duration window, long cost, Duration retryAfter, Duration resetAfter) {
        MovableTicker ticker = MovableTicker.startingAt(startOf(window));
        try (LimitStore store = Stores.open(ticker)) {
            LimitSet set = store.prepare(List.of(perCaller("a", algorithm, "max-requests=5", "window=" + window)));
            assertThat(ask(set, KEY, 5).get(0).permitted()).isTrue();
            for (long hour = 0; hour < LATER.toHours(); hour++) {
                ticker.advance(Duration.ofHours(1));
                ask(set, hour, 1);
            }
            assertThat(ask(set, KEY, cost).get(0))
                    .isEqualTo(new Rejected(
                            cost == 5 ? remainingOfBucket(window) : 0, resetAfter.toNanos(), retryAfter.toNanos()));
            ticker.advance(retryAfter.minusNanos(1));
            assertThat(ask(set, KEY, cost).get(0).permitted()).as("1 ns before").isFalse();
            ticker.advanceNanos(1);
            assertThat(ask(set, KEY, cost).get(0).permitted()).isTrue();
        }
    }

    /** Buckets have refilled a part by then. */
    private static long remainingOfBucket(Duration window) {
        return 5 * LATER.toDays() / window.toDays();
    }

    private static Instant startOf(Duration window) {
        long seconds = Instant.parse("2026-01-01T00:00:00Z").getEpochSecond();
        return Instant.ofEpochSecond(seconds - seconds % window.toSeconds());
    }
}
