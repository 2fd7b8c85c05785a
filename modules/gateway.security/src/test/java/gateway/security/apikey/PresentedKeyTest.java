package gateway.security.apikey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import gateway.security.apikey.PresentedKey.Malformed;
import gateway.security.apikey.PresentedKey.None;
import gateway.security.apikey.PresentedKey.Secret;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PresentedKeyTest {

    @Test
    void isReadFromTheHeader() {
        assertThat(PresentedKey.read(List.of("k1"), "", true)).isEqualTo(new Secret("k1"));
        assertThat(PresentedKey.read(List.of("k1"), "a=b", false)).isEqualTo(new Secret("k1"));
    }

    @ParameterizedTest
    @CsvSource({
        "apiKey=k1,             k1",
        "a=b&apiKey=k1&c=d,     k1",
        "apiKey=k%31,           k1",
        "apiKey=%6b1,           k1",
        "apiKey=a=b,            a=b",
        "apiKey=a%2Bb,          a+b",
        "apiKey=+k1+,           k1",
        "apiKey=%09k1%20,       k1",
        "apiKey=%26%25,         &%",
    })
    void isReadFromTheQuery(String query, String secret) {
        assertThat(PresentedKey.read(List.of(), query, true)).isEqualTo(new Secret(secret));
    }

    @Test
    void inTheQueryCountsForNothingWhereThatIsNotAllowed() {
        assertThat(PresentedKey.read(List.of(), "apiKey=k1", false)).isEqualTo(new None());
        assertThat(PresentedKey.read(List.of(), "apiKey=%zz", false)).isEqualTo(new None());
        assertThat(PresentedKey.read(List.of("k1"), "apiKey=k2", false)).isEqualTo(new Secret("k1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"apiKey=%", "apiKey=k%4", "apiKey=%zz", "apiKey=%-1", "apiKey=k1%", "apiKey=%u0041"})
    void isMalformedIfItsEncodingIs(String query) {
        assertThat(PresentedKey.read(List.of(), query, true)).isEqualTo(new Malformed());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"apiKey=a+b", "apiKey=a%20b", "apiKey=%0d%0a", "apiKey=k%00", "apiKey=k%C3%A9", "apiKey=\u00e9"})
    void isMalformedIfItHasOtherThanVisibleAsciiCharacters(String query) {
        assertThat(PresentedKey.read(List.of(), query, true)).isEqualTo(new Malformed());
    }

    @Test
    void hasUpTo256Characters() {
        assertThat(PresentedKey.read(List.of("k".repeat(256)), "", true)).isEqualTo(new Secret("k".repeat(256)));
        assertThat(PresentedKey.read(List.of("k".repeat(257)), "", true)).isEqualTo(new Malformed());
    }

    @Test
    void doesNotShowTheSecretAsText() {
        assertThat(new Secret("gw_live_0123").toString()).isEqualTo("Secret");
    }

    @Test
    void isNeverNull() {
        assertThatNullPointerException().isThrownBy(() -> new Secret(null)).withMessage("value");
    }
}
