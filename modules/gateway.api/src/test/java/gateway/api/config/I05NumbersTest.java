package gateway.api.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case I05, as far as values and the names under one provider go: strict numbers, no name ignored. */
class I05NumbersTest {
    private static final ValueType.Whole MAX_REQUESTS = new ValueType.Whole(1, 1_000_000);
    private static final List<Parameter> DECLARED = List.of(
            Parameter.required("max-requests", MAX_REQUESTS),
            Parameter.optional("refill", ValueType.OneOf.of("smooth", "interval")));

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {"5,5", "5 ,5", " 5,5", "\t5 ,5", "1,1", "1000000,1000000", "0005,5"})
    void aWholeNumberMayStandInWhiteSpace(String text, long value) {
        assertThat(MAX_REQUESTS.parse(text)).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1_000",
                "5.0",
                "\"5\"",
                "'5'",
                "",
                " ",
                "0",
                "-5",
                "+5",
                "1000001",
                "1e3",
                "0x5",
                "5L",
                "5 0",
                "5,000",
                "five",
                "NaN",
                "\u0665",
                "\uff15",
                "9223372036854775807",
                "9223372036854775808",
                "99999999999999999999",
                "${undefined}"
            })
    void anythingElseIsRefusedWithItsValueAndWhatIsAllowed(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MAX_REQUESTS.parse(text))
                .withMessage("is \"" + text + "\", allowed is a whole number from 1 to 1000000");
    }

    @Test
    void aMisspeltNameIsAFault() {
        assertThat(faults(Map.of("max-requests", "5", "max-request", "5")))
                .containsExactly("max-request is not known here; known are max-requests, refill");
    }

    @Test
    void aMissingRequiredSettingIsAFault() {
        assertThat(faults(Map.of()))
                .containsExactly("max-requests is missing; allowed is a whole number from 1 to 1000000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  "})
    void anEmptyRequiredSettingIsAFault(String empty) {
        assertThat(faults(Map.of("max-requests", empty)))
                .containsExactly("max-requests is \"" + empty + "\", allowed is a whole number from 1 to 1000000");
    }

    @Test
    void allFaultsAreReportedTogether() {
        assertThat(faults(Map.of("max-requests", "5.0", "refill", "fast", "burst", "1", "Refill", "smooth")))
                .containsExactly(
                        "max-requests is \"5.0\", allowed is a whole number from 1 to 1000000",
                        "refill is \"fast\", allowed is smooth or interval",
                        "Refill is not known here; known are max-requests, refill",
                        "burst is not known here; known are max-requests, refill");
    }

    private static List<String> faults(Map<String, String> texts) {
        List<String> faults = new ArrayList<>();
        assertThat(Parameters.read(DECLARED, texts, (name, problem) -> faults.add(name + " " + problem)))
                .isEmpty();
        return faults;
    }
}
