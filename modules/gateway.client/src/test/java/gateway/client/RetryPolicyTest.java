package gateway.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class RetryPolicyTest {
    private final RetryPolicy policy = RetryPolicy.defaults();

    @Test
    void allowsThreeRetriesAfterFiveMinutesUnlessToldOtherwise() {
        assertThat(policy).isEqualTo(new RetryPolicy(3, Duration.ofMinutes(5)));
        assertThat(policy.withMaxRetries(1).withMaxWait(Duration.ofHours(24)))
                .isEqualTo(new RetryPolicy(1, Duration.ofDays(1)));
        assertThat(RetryPolicy.none().maxRetries()).isZero();
    }

    @Test
    void knowsNoUnboundedAndNoNegativeOnes() {
        assertThatThrownBy(() -> policy.withMaxRetries(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("maxRetries must be from 0 to 100, was -1");
        assertThatThrownBy(() -> policy.withMaxRetries(101)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> policy.withMaxWait(Duration.ofNanos(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("maxWait must be from 0s to PT24H, was PT-0.000000001S");
        assertThatThrownBy(() -> policy.withMaxWait(Duration.ofDays(2))).isInstanceOf(IllegalArgumentException.class);
    }
}
