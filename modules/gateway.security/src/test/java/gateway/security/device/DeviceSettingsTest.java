package gateway.security.device;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class DeviceSettingsTest {

    @Test
    void numbersArePositive() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DeviceSettings(true, 0, Duration.ofDays(7)))
                .withMessage("per-address must be >= 1, was 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DeviceSettings(true, 1, Duration.ZERO))
                .withMessage("ttl must be > 0, was PT0S");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DeviceSettings(true, 1, Duration.ofDays(-7)))
                .withMessage("ttl must be > 0, was PT-168H");
    }
}
