package gateway.security.apikey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ApiKeySecretTest {

    @ParameterizedTest
    @ValueSource(strings = {"!", "~", "gw_live_0123456789abcdef0123456789abcdef", "a,b;c\"d'", "totp", "TOTP_x"})
    void isVisibleAscii(String secret) {
        assertThat(ApiKeySecret.require(secret)).isEqualTo(secret);
    }

    @ParameterizedTest
    @MethodSource("unusable")
    void isRefusedWithoutBeingRepeated(String secret) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ApiKeySecret.require(secret))
                .withMessage("a secret is 1 to 256 ASCII characters from ! to ~, without white space");
    }

    static Stream<String> unusable() {
        return Stream.of("", " ", " secret", "top secret", "secret\n", "s\u00e9cret", "\u007f", "s".repeat(257));
    }

    @Test
    void doesNotLookLikeTheCredentialOfADevice() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ApiKeySecret.require("totp_secret"))
                .withMessage("a secret does not start with totp_, which is reserved for devices");
    }
}
