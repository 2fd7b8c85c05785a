package gateway.redis.connection;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The breaker")
class BreakerTest {
    private final MovableTicker ticker = MovableTicker.standing();
    private final Breaker breaker = new Breaker(ticker);

    @Test
    void allowsEverythingUntilFiveFailuresInARow() {
        fail(4);
        breaker.succeeded();
        fail(4);
        assertThat(breaker.allows()).isTrue();
        assertThat(breaker.failed()).as("tells who opens it").isTrue();
        assertThat(breaker.allows()).isFalse();
        assertThat(breaker.failed()).as("only once").isFalse();
    }

    @Test
    void allowsOneTrialASecondWhileItIsOpen() {
        fail(5);
        ticker.advance(Duration.ofMillis(999));
        assertThat(breaker.allows()).isFalse();
        ticker.advance(Duration.ofMillis(1));
        assertThat(breaker.allows()).isTrue();
        assertThat(breaker.allows()).as("a second one").isFalse();
        breaker.failed();
        ticker.advance(Duration.ofSeconds(1));
        assertThat(breaker.allows()).isTrue();
    }

    @Test
    void allowsEverythingAfterATrialThatSucceeds() {
        fail(5);
        ticker.advance(Duration.ofSeconds(1));
        assertThat(breaker.allows()).isTrue();
        assertThat(breaker.succeeded()).as("tells who closes it").isTrue();
        assertThat(breaker.succeeded()).as("only once").isFalse();
        assertThat(breaker.allows()).isTrue();
        assertThat(breaker.allows()).isTrue();
    }

    private void fail(int times) {
        IntStream.range(0, times).forEach(i -> breaker.failed());
    }
}
