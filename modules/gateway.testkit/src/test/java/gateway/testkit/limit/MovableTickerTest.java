package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class MovableTickerTest {

    @Test
    void standsStillUntilItIsMoved() {
        MovableTicker ticker = MovableTicker.startingAt(Instant.ofEpochSecond(5, 3));
        assertThat(ticker.epochNanos()).isEqualTo(5_000_000_003L);
        ticker.advance(Duration.ofSeconds(2));
        assertThat(ticker.epochNanos()).isEqualTo(7_000_000_003L);
        ticker.advanceNanos(-3);
        assertThat(ticker.epochNanos()).isEqualTo(7_000_000_000L);
        ticker.set(1);
        assertThat(ticker.epochNanos()).isEqualTo(1);
    }

    @Test
    void countsEveryMoveOfEveryThread() {
        MovableTicker ticker = MovableTicker.standing();
        long start = ticker.epochNanos();
        Crowd.of(8, member -> {
            for (int i = 0; i < 1_000; i++) {
                ticker.advanceNanos(1);
            }
            return true;
        });
        assertThat(ticker.epochNanos() - start).isEqualTo(8_000);
    }
}
