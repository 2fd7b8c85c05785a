package gateway.api.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case I01: one grammar for every duration; what is not in it is refused and never becomes 0 or a default. */
class I01DurationsTest {
    private static final ValueType.Span WINDOW = new ValueType.Span(Duration.ofMillis(1), Duration.ofDays(3650));
    private static final String ALLOWED = "a duration from 1ms to 3650d, such as 250ms, 10s, 1m, 1h, 1d or PT1M30S";

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "60s,PT1M",
                "1m,PT1M",
                "PT1M,PT1M",
                "pt1m,PT1M",
                "500ms,PT0.5S",
                "250ms,PT0.25S",
                "10s,PT10S",
                "1h,PT1H",
                "1d,PT24H",
                " 5s ,PT5S",
                "\t1m ,PT1M",
                "007s,PT7S",
                "3650d,P3650D",
                "PT1M30S,PT1M30S",
                "PT1.5S,PT1.5S",
                "P1D,PT24H",
                "P1DT2H3M4S,PT26H3M4S",
                "PT0.001S,PT0.001S",
            })
    void aDurationOfTheGrammarHasItsLength(String text, Duration length) {
        assertThat(WINDOW.parse(text)).isEqualTo(length);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "60",
                "1M",
                "1h30m",
                "1.5s",
                " 5 s ",
                "0",
                "0s",
                "0ms",
                "PT0S",
                "-5s",
                "P1Y",
                "abc",
                "",
                " ",
                "10ss",
                "1e3",
                "9223372036854775807",
                "106752d",
                "inf",
                "Infinity",
                "NaN",
                "1D",
                "1H",
                "5S",
                "500MS",
                "5 s",
                "1w",
                "1y",
                "1us",
                "10 minutes",
                "10min",
                "10sec",
                "+5s",
                "PT-5S",
                "-PT5S",
                "-PT-5S",
                "+PT5S",
                "PT+5S",
                "PT1M-5S",
                "P",
                "PT",
                "P1M",
                "P1W",
                "s",
                "ms",
                "1,5s",
                "1_000ms",
                "0x10s",
                "'5s'",
                "\"5s\"",
                "5s;",
                "\u0661s",
                "\uff11s",
                "999999999999999999d",
                "9223372036854775807s",
                "99999999999999999999999d",
                "PT9223372036854775807S",
                "PT99999999999999999999S",
                "PT0.0009S",
                "3651d",
                "${window}"
            })
    void anythingElseIsRefusedWithItsValueAndWhatIsAllowed(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WINDOW.parse(text))
                .withMessage("is \"" + text + "\", allowed is " + ALLOWED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"60", "1M", "0s", "106752d", ""})
    void theSettingIsNamed(String text) {
        List<Parameter> declared = List.of(Parameter.defaulting("window", WINDOW, "1m"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Parameters.of(declared, Map.of("window", text)))
                .withMessage("window is \"" + text + "\", allowed is " + ALLOWED);
    }

    @Test
    void zeroIsAllowedWhereItMeansSomething() {
        ValueType.Span grace = new ValueType.Span(Duration.ZERO, Duration.ofDays(1));
        assertThat(grace.parse("0s")).isZero();
        assertThat(grace.allowed()).startsWith("a duration from 0s to 1d, ");
    }
}
