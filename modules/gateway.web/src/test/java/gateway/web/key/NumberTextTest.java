package gateway.web.key;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which numbers are one. */
final class NumberTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"1", "1.0", "1e0", "1E+0", "10e-1", "0.1e1", "1.000", "100e-2", "1e-000", "0.001e3"})
    void everyNotationOfOneIsOne(String text) {
        assertThat(NumberText.of(text)).contains("1e0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-0", "0.000", "0e99", "-0.0E-5", "0e99999999999999999999999999"})
    void everyNotationOfZeroIsZero(String text) {
        assertThat(NumberText.of(text)).contains("0");
    }

    @ParameterizedTest
    @CsvSource({
        "100, 1e2",
        "-12.50, -125e-1",
        "0.05, 5e-2",
        "123456789012345678901234567890, 12345678901234567890123456789e1",
        "1e999999999, 1e999999999",
        "1.5e-999999999, 15e-1000000000",
        "9007199254740993, 9007199254740993e0"
    })
    void othersAreDigitsAndAnExponent(String text, String form) {
        assertThat(NumberText.of(text)).contains(form);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "-", "+1", "01", "1.", ".5", "1e", "1e+", "0x10", "1 2", "NaN", "Infinity", "\u0661", "1_000"
            })
    void whatJsonDoesNotCallANumberIsNone(String text) {
        assertThat(NumberText.of(text)).isEmpty();
    }

    @Test
    void anExponentThatNobodyReadsIsNoNumber() {
        assertThat(NumberText.of("1e" + "9".repeat(60_000))).isEmpty();
        assertThat(NumberText.of("1e-" + "9".repeat(18))).isEmpty();
        assertThat(NumberText.of("1e" + "0".repeat(60_000) + "2")).contains("1e2");
    }

    @Test
    void itTakesAsMuchMemoryAsItsDigits() {
        String digits = "1" + "2".repeat(60_000);
        assertThat(NumberText.of(digits + ".0")).contains(digits + "e0");
        assertThat(NumberText.of("1" + "0".repeat(60_000))).contains("1e60000");
    }
}
