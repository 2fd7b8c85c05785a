package gateway.api.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretDigestTest {
    /** From FIPS 180-2, appendix B.1. */
    private static final String ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    @Test
    void isSha256() {
        assertThat(SecretDigest.of("abc").hex()).isEqualTo(ABC);
    }

    @Test
    void isOfTheSecretInUtf8() {
        assertThat(SecretDigest.of("\u00e9").hex())
                .isEqualTo("4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c");
    }

    @Test
    void isReadFromHexadecimalDigitsOfAnyCase() {
        assertThat(SecretDigest.ofHex(ABC)).isEqualTo(SecretDigest.of("abc")).hasSameHashCodeAs(SecretDigest.of("abc"));
        assertThat(SecretDigest.ofHex(ABC.toUpperCase(Locale.ROOT))).isEqualTo(SecretDigest.of("abc"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "secret", ABC + "0", ABC + "\n", " " + ABC, "0x" + ABC})
    void refusesOtherTextWithoutRepeatingIt(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SecretDigest.ofHex(text))
                .withMessage("a digest is 64 hexadecimal digits");
    }

    @Test
    void differsForDifferentSecrets() {
        assertThat(SecretDigest.of("abc")).isNotEqualTo(SecretDigest.of("abd")).isNotEqualTo("abc");
    }

    @Test
    void saysNothingAsText() {
        assertThat(SecretDigest.of("abc")).hasToString("SecretDigest");
    }
}
