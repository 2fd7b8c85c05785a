package gateway.algorithms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.RateLimiter;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A limit without a server")
class RateLimiterTest {

    @Test
    void countsForEachKeyApart() {
        try (RateLimiter limiter =
                RateLimiter.inMemory("fixed-window", Map.of("max-requests", "2", "window", "3653d"))) {
            assertThat(limiter.acquire("alice").permitted()).isTrue();
            assertThat(limiter.acquire("alice").remaining()).isZero();
            assertThat(limiter.acquire("alice")).isInstanceOf(Rejected.class);
            assertThat(limiter.acquire("bob", 2).permitted()).isTrue();
            assertThat(limiter.acquire("carol", 3)).isInstanceOf(Impossible.class);
            assertThat(limiter.acquire("carol", 0).remaining()).isEqualTo(2);
        }
    }

    @Test
    void saysWhichAlgorithmsThereAre() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RateLimiter.inMemory("tokenbucket", Map.of()))
                .withMessageContaining("token-bucket")
                .withMessageContaining("was tokenbucket");
    }

    @Test
    void saysWhichParametersThereAre() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RateLimiter.inMemory("fixed-window", Map.of("max-requests", "0", "window", "1m")))
                .withMessageContaining("max-requests");
    }
}
