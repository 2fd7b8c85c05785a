package gateway.security.device;

import static gateway.security.device.TestDevices.ID;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.security.device.DeviceCode.Code;
import gateway.security.device.DeviceCode.Malformed;
import gateway.security.device.DeviceCode.NoDeviceCode;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeviceCodeTest {
    private static final String DIGITS = "0123456789abcdef";

    @Test
    void isAnIdAndDigitsBehindThePrefix() {
        assertThat(DeviceCode.parse("totp_" + ID + "_" + DIGITS)).isEqualTo(new Code(ID, DIGITS));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "gw_live_0123456789abcdef0123456789abcdef", "totp", "TOTP_", "Totp_x", " totp_x"})
    void isOnlyWhatHasThePrefix(String other) {
        assertThat(DeviceCode.parse(other)).isEqualTo(new NoDeviceCode());
    }

    @ParameterizedTest
    @MethodSource
    void isMalformedIfItsPartsAre(String presented) {
        assertThat(DeviceCode.parse(presented)).isEqualTo(new Malformed());
    }

    static Stream<String> isMalformedIfItsPartsAre() {
        return Stream.of(
                "totp_",
                "totp__",
                "totp_" + ID,
                "totp_" + ID + "_",
                "totp_" + ID + DIGITS,
                "totp_" + ID + "-" + DIGITS,
                "totp__" + ID + "_" + DIGITS,
                "totp_totp_" + ID + "_" + DIGITS,
                "totp_" + ID.toUpperCase(Locale.ROOT) + "_" + DIGITS,
                "totp_" + ID.replace("-", "") + "_" + DIGITS,
                "totp_{" + ID + "}_" + DIGITS,
                "totp_" + ID.substring(1) + "_" + DIGITS,
                "totp_0" + ID + "_" + DIGITS,
                "totp_g" + ID.substring(1) + "_" + DIGITS,
                "totp_" + "0".repeat(1 << 20));
    }

    @Test
    void saysNothingAboutItsDigits() {
        assertThat(new Code(ID, DIGITS)).hasToString("Code[id=" + ID + "]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Code(ID, DIGITS + "0"))
                .withMessage("digits must be 16 of 0-9 and a-f");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Code("me", DIGITS))
                .withMessage("id must be a UUID in lower case, was me");
    }
}
