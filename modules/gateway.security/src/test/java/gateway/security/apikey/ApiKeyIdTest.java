package gateway.security.apikey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ApiKeyIdTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "0",
                "_",
                "-",
                "key_0123456789ab",
                "mobile-app",
                "0123456789012345678901234567890123456789012345678901234567890123",
                "123e4567-e89b-12d3-a456-42661417400",
                "x23e4567-e89b-12d3-a456-426614174000"
            })
    void isUpTo64OfTheAllowedCharacters(String id) {
        assertThat(ApiKeyId.isValid(id)).isTrue();
        assertThat(ApiKeyId.require(id)).isEqualTo(id);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "A",
                "a b",
                "a.b",
                "a:b",
                "192.0.2.1",
                "::1",
                "\u00e9",
                "a\n",
                "\uff41",
                "01234567890123456789012345678901234567890123456789012345678901234"
            })
    void isNothingElse(String id) {
        assertThat(ApiKeyId.isValid(id)).isFalse();
    }

    @Test
    void neverLooksLikeTheIdOfADevice() {
        assertThat(ApiKeyId.isValid("123e4567-e89b-12d3-a456-426614174000")).isFalse();
        assertThat(ApiKeyId.isValid("00000000-0000-0000-0000-000000000000")).isFalse();
    }

    @Test
    void isRefusedWithWhatIsAllowed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ApiKeyId.require("Mobile App"))
                .withMessage("is \"Mobile App\", allowed is 1 to 64 of a-z, 0-9, _ and -, not in the form of a UUID");
    }
}
