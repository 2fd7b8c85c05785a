package gateway.proxy.upstream;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.proxy.upstream.UpstreamSettings.BreakerSettings;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class BreakerTest {
    private static final long SECOND = 1_000_000_000;

    private final Breaker breaker = new Breaker(new BreakerSettings(2, Duration.ofSeconds(1), Duration.ZERO));

    @Test
    void opensAfterFailuresInARow() {
        breaker.failed(0);
        assertThat(breaker.admits(0)).isTrue();
        breaker.failed(0);
        assertThat(breaker.admits(SECOND - 1)).isFalse();
    }

    @Test
    void aSuccessInBetweenForgetsFailures() {
        breaker.failed(0);
        breaker.succeeded();
        breaker.failed(0);
        assertThat(breaker.admits(0)).isTrue();
    }

    @Test
    void oneRequestTriesAndDecides() {
        breaker.failed(0);
        breaker.failed(0);
        assertThat(breaker.admits(SECOND)).isTrue();
        assertThat(breaker.admits(SECOND)).isFalse();
        assertThat(breaker.succeeded()).isTrue();
        assertThat(breaker.admits(SECOND)).isTrue();
    }

    @Test
    void aTryThatFailsOpensItAgain() {
        breaker.failed(0);
        breaker.failed(0);
        assertThat(breaker.admits(SECOND)).isTrue();
        breaker.failed(SECOND);
        assertThat(breaker.admits(2 * SECOND - 1)).isFalse();
        assertThat(breaker.admits(2 * SECOND)).isTrue();
    }

    @Test
    void aTryWithoutOutcomeLetsAnotherOneTry() {
        breaker.failed(0);
        breaker.failed(0);
        assertThat(breaker.admits(SECOND)).isTrue();
        breaker.undecided();
        assertThat(breaker.admits(SECOND)).isTrue();
    }

    @Test
    void whatWasUnderWayWhenItOpenedDoesNotCloseIt() {
        breaker.failed(0);
        breaker.failed(0);
        assertThat(breaker.succeeded()).isFalse();
        assertThat(breaker.admits(SECOND - 1)).isFalse();
    }
}
