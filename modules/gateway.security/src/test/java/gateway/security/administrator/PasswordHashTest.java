package gateway.security.administrator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.security.SecureRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PasswordHashTest {
    private static final String SALT = "c2FsdHNhbHRzYWx0c2FsdA=="; // saltsaltsaltsalt

    @ParameterizedTest(name = "{0} with {1} iterations")
    @CsvSource({
        // openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt pass:… -kdfopt salt:saltsaltsaltsalt -kdfopt iter:…
        // PBKDF2
        "correct horse battery staple, 1000, 31ltvuXrbs8POP2F4tw9851NSNQCQpm0sCwu2eEvId8=",
        "correct horse battery staple, 2048, yEiS2hDJ3dZ/p0oQHX5xBHWRdo34GP+ixuROlrUxGk0=",
        "Zoë hat drei Bäume, 1000, mlzN55brx+NjpBzjeSGfa8w9b7BEOWi9LAgyZiAYidg="
    })
    void isWhatOpensslComputes(String password, int iterations, String hash) {
        PasswordHash parsed = PasswordHash.parse("PBKDF2WithHmacSHA256:" + iterations + ":" + SALT + ":" + hash);
        assertThat(parsed.matches(password)).isTrue();
        assertThat(parsed.matches(password + " ")).isFalse();
        assertThat(parsed.matches("")).isFalse();
    }

    @Test
    void aNewHashHasSixHundredThousandIterationsAndItsOwnSalt() {
        SecureRandom random = new SecureRandom();
        PasswordHash first = PasswordHash.of("correct horse".toCharArray(), random);
        PasswordHash second = PasswordHash.of("correct horse".toCharArray(), random);
        assertThat(first.text()).matches("PBKDF2WithHmacSHA256:600000:[A-Za-z0-9+/]{22}==:[A-Za-z0-9+/]{43}=");
        assertThat(second.text()).isNotEqualTo(first.text());
        assertThat(first.matches("correct horse")).isTrue();
        assertThat(first.matches("Correct horse")).isFalse();
    }

    @Test
    void theTextOfAHashIsReadBack() {
        PasswordHash hash = PasswordHash.of("correct horse".toCharArray(), 1_000, new SecureRandom());
        assertThat(PasswordHash.parse(hash.text()).text()).isEqualTo(hash.text());
        assertThat(PasswordHash.parse(hash.text()).matches("correct horse")).isTrue();
    }

    @Test
    void theHashShowsNowhereButInItsText() {
        PasswordHash hash = PasswordHash.of("correct horse".toCharArray(), 1_000, new SecureRandom());
        assertThat(hash).hasToString("PasswordHash");
    }

    @Test
    void aDecoyCostsWhatTheHashDoesAndHasAnotherSaltAndHash() {
        PasswordHash hash = PasswordHash.of("correct horse".toCharArray(), 2_048, new SecureRandom());
        PasswordHash decoy = hash.decoyLikeThis(new SecureRandom());
        assertThat(decoy.text()).hasSameSizeAs(hash.text()).startsWith("PBKDF2WithHmacSHA256:2048:");
        assertThat(decoy.text().split(":", -1)[2]).isNotEqualTo(hash.text().split(":", -1)[2]);
        assertThat(decoy.text().split(":", -1)[3]).isNotEqualTo(hash.text().split(":", -1)[3]);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "secret",
                "secret:secret",
                "PBKDF2WithHmacSHA512:600000:c2FsdHNhbHQ=:AAAAAAAAAAAAAAAAAAAAAA==",
                "pbkdf2withhmacsha256:600000:c2FsdHNhbHQ=:AAAAAAAAAAAAAAAAAAAAAA==",
                "PBKDF2WithHmacSHA256:600000:c2FsdHNhbHQ=:AAAAAAAAAAAAAAAAAAAAAA==:",
                " PBKDF2WithHmacSHA256:600000:c2FsdHNhbHQ=:AAAAAAAAAAAAAAAAAAAAAA=="
            })
    void anythingElseIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PasswordHash.parse(text))
                .withMessage("a password hash is written PBKDF2WithHmacSHA256:<iterations>:<salt in base 64>:<hash in"
                        + " base 64>, as HashPassword prints it");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "0", "999", "5000001", "99999999999", "-1000", "+1000", "01000", "1e4", " 1000", "١٠٠٠"})
    void iterationsAreBounded(String iterations) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PasswordHash.parse(
                        "PBKDF2WithHmacSHA256:" + iterations + ":c2FsdHNhbHQ=:AAAAAAAAAAAAAAAAAAAAAA=="))
                .withMessage("the iterations of a password hash are a whole number from 1000 to 5000000");
    }

    @ParameterizedTest
    @CsvSource({
        "'', AAAAAAAAAAAAAAAAAAAAAA==, salt",
        "c2FsdA==, AAAAAAAAAAAAAAAAAAAAAA==, salt",
        "secret!!, AAAAAAAAAAAAAAAAAAAAAA==, salt",
        "c2FsdHNhbHQ=, '', hash",
        "c2FsdHNhbHQ=, c2VjcmV0, hash",
        "c2FsdHNhbHQ=, 'AAAAAAAA AAAAAAAAAAAAAA==', hash"
    })
    void saltAndHashAreBoundedAndInBase64(String salt, String hash, String wrong) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PasswordHash.parse("PBKDF2WithHmacSHA256:1000:" + salt + ":" + hash))
                .withMessageStartingWith("the " + wrong + " of a password hash is ")
                .withMessageEndingWith(" to 64 bytes in base 64")
                .withNoCause();
    }

    @Test
    void tooLongSaltsAndHashesAreRefused() {
        String long65 = "A".repeat(86) + "A=";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PasswordHash.parse("PBKDF2WithHmacSHA256:1000:" + SALT + ":" + long65));
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> PasswordHash.parse("PBKDF2WithHmacSHA256:1000:" + long65 + ":AAAAAAAAAAAAAAAAAAAAAA=="));
    }
}
