package gateway.api.limit;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitTest {

    @Test
    void hasAtLeastOnePermitInSomeTime() {
        assertThatNoException().isThrownBy(() -> new Limit(1, Duration.ofNanos(1)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Limit(0, Duration.ofSeconds(1)))
                .withMessage("permits must be >= 1, was 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Limit(1, Duration.ZERO))
                .withMessage("window must be > 0, was PT0S");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Limit(1, Duration.ofNanos(-1)))
                .withMessage("window must be > 0, was PT-0.000000001S");
        assertThatNullPointerException().isThrownBy(() -> new Limit(1, null)).withMessage("window");
    }

    @Test
    void isFilledAtAPositiveRate() {
        assertThatNoException().isThrownBy(() -> new Rate(1, Duration.ofNanos(1)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Rate(0, Duration.ofSeconds(1)))
                .withMessage("permits must be >= 1, was 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Rate(1, Duration.ZERO))
                .withMessage("per must be > 0, was PT0S");
        assertThatNullPointerException().isThrownBy(() -> new Rate(1, null)).withMessage("per");
    }
}
