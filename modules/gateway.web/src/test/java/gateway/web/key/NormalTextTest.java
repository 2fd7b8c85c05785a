package gateway.web.key;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which texts are one. */
final class NormalTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jos\u00e9@example.org",
                "JOS\u00c9@EXAMPLE.ORG",
                "Jose\u0301@example.org",
                "  jos\u00e9@Example.org\t",
                "\u00a0jos\u00e9@example.org\u2003",
                "\ufeffjos\u00e9@example.org\u0000"
            })
    void letterCaseWhiteSpaceAroundAndCompositionMakeNoDifference(String variant) {
        assertThat(NormalText.of(variant)).isEqualTo("jos\u00e9@example.org");
    }

    @Test
    void whatEqualsIgnoringCaseIsOne() {
        assertThat(NormalText.of("\u03a3\u0399\u03a3\u03a5\u03a6\u039f\u03a3"))
                .isEqualTo(NormalText.of("\u03c3\u03b9\u03c3\u03c5\u03c6\u03bf\u03c3"))
                .isEqualTo(NormalText.of("\u03c3\u03b9\u03c3\u03c5\u03c6\u03bf\u03c2"));
        assertThat(NormalText.of("\u212a")).isEqualTo("k");
        assertThat(NormalText.of("STRASSE")).isEqualTo(NormalText.of("stra\u00dfe"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t\r\n", "\u00a0\u3000\ufeff"})
    void whiteSpaceAloneIsNothing(String blank) {
        assertThat(NormalText.of(blank)).isEmpty();
    }

    @Test
    void whatIsInsideStays() {
        assertThat(NormalText.of("a b")).isEqualTo("a b").isNotEqualTo(NormalText.of("ab"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0130\u0307", "\u1e9e\u0323", "a\u0315\u0300\u05ae\u0300b", "\ud800", "\u01c5", "\ufb03"})
    void theFormOfAFormIsItself(String text) {
        assertThat(NormalText.of(NormalText.of(text))).isEqualTo(NormalText.of(text));
    }

    @Test
    @SuppressWarnings("ReferenceEquality") // whether it was copied is the question
    void whatIsInTheFormIsNotCopied() {
        String text = "ada@example.org".repeat(1000);
        assertThat(NormalText.of(text) == text).isTrue();
    }

    @Test
    void whatIsTooLongForAnyNameIsTrimmedOnly() {
        String marks = "a" + "\u0315\u0300".repeat(NormalText.MAX_FOLDED);
        assertThat(NormalText.of(" " + marks + " ")).isEqualTo(marks);
        assertThat(NormalText.of("A".repeat(NormalText.MAX_FOLDED))).startsWith("aaa");
    }
}
