package gateway.api.lockout;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LockoutRuleTest {
    private static final Duration MINUTE = Duration.ofMinutes(1);

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 10_001, Integer.MAX_VALUE})
    void failuresAreCountedFromOneToTenThousand(int maxFailures) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LockoutRule(maxFailures, MINUTE, MINUTE, MINUTE))
                .withMessage("max-failures must be from 1 to 10000, was " + maxFailures);
    }

    @Test
    void timesArePositive() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LockoutRule(1, Duration.ZERO, MINUTE, MINUTE))
                .withMessage("window must be > 0, was PT0S");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LockoutRule(1, MINUTE, MINUTE.negated(), MINUTE))
                .withMessage("lock must be > 0, was PT-1M");
    }

    @Test
    void theLongestLockIsNotShorterThanTheFirst() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LockoutRule(1, MINUTE, MINUTE, Duration.ofSeconds(59)))
                .withMessage("max-lock must be >= lock, was PT59S with lock PT1M");
    }
}
