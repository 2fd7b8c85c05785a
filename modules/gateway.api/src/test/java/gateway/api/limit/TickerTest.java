package gateway.api.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TickerTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00.123456789Z");
    private static final Duration LONG_FOR_A_TEST = Duration.ofMinutes(10);

    private Instant wallTime = NOON;

    @Test
    void startsAtWallTime() {
        assertThat(Ticker.startingAt(() -> wallTime).epochNanos())
                .isBetween(nanos(NOON), nanos(NOON.plus(LONG_FOR_A_TEST)));
    }

    @Test
    void startsBeforeTheEpochAsWell() {
        Instant before = Instant.parse("1900-01-01T00:00:00.5Z");
        assertThat(Ticker.startingAt(() -> before).epochNanos())
                .isBetween(nanos(before), nanos(before.plus(LONG_FOR_A_TEST)));
    }

    @ParameterizedTest
    @ValueSource(longs = {-86_400, -3_600, -1, 1, 3_600, 86_400})
    void isNotMovedByAWallClockThatIsStepped(long seconds) {
        Ticker ticker = Ticker.startingAt(() -> wallTime);
        long first = ticker.epochNanos();
        wallTime = NOON.plusSeconds(seconds);
        assertThat(ticker.epochNanos()).isBetween(first, nanos(NOON.plus(LONG_FOR_A_TEST)));
    }

    @Test
    void asksForWallTimeOnce() {
        int[] readings = {0};
        Ticker ticker = Ticker.startingAt(() -> {
            readings[0]++;
            return NOON;
        });
        ticker.epochNanos();
        ticker.epochNanos();
        assertThat(readings[0]).isEqualTo(1);
    }

    @Test
    void neverGoesBack() {
        Ticker ticker = Ticker.startingAt(() -> NOON);
        long last = ticker.epochNanos();
        for (int i = 0; i < 10_000; i++) {
            long next = ticker.epochNanos();
            assertThat(next).isGreaterThanOrEqualTo(last);
            last = next;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2300-01-01T00:00:00Z", "1600-01-01T00:00:00Z"})
    void doesNotWrapAroundOutsideTheYearsItReaches(String start) {
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> Ticker.startingAt(() -> Instant.parse(start)));
    }

    private static long nanos(Instant instant) {
        return Math.addExact(Math.multiplyExact(instant.getEpochSecond(), 1_000_000_000L), instant.getNano());
    }
}
