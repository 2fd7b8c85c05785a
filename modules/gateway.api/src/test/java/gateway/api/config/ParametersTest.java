package gateway.api.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.limit.Rate;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class ParametersTest {
    private static final ValueType.Span SPAN = new ValueType.Span(Duration.ofMillis(1), Duration.ofDays(1));
    private static final List<Parameter> DECLARED = List.of(
            Parameter.required("max-requests", new ValueType.Whole(1, 100)),
            Parameter.defaulting("window", SPAN, "1m"),
            Parameter.optional("refill-rate", new ValueType.PerTime(100, Duration.ofDays(1))),
            Parameter.optional("bytes", new ValueType.Size(1, 1 << 20)),
            Parameter.optional("refill", ValueType.OneOf.of("smooth", "interval")));

    @Test
    void haveTheValuesThatWereSet() {
        Parameters parameters = Parameters.of(
                DECLARED,
                Map.of(
                        "max-requests",
                        "5",
                        "window",
                        "10s",
                        "refill-rate",
                        "3/7s",
                        "bytes",
                        "64KiB",
                        "refill",
                        "smooth"));
        assertThat(parameters.whole("max-requests")).isEqualTo(5);
        assertThat(parameters.duration("window")).isEqualTo(Duration.ofSeconds(10));
        assertThat(parameters.rate("refill-rate")).isEqualTo(new Rate(3, Duration.ofSeconds(7)));
        assertThat(parameters.whole("bytes")).isEqualTo(65_536);
        assertThat(parameters.text("refill")).isEqualTo("smooth");
    }

    @Test
    void haveDefaultsForWhatWasLeftOut() {
        Parameters parameters = Parameters.of(DECLARED, Map.of("max-requests", "5"));
        assertThat(parameters.has("window")).isTrue();
        assertThat(parameters.duration("window")).isEqualTo(Duration.ofMinutes(1));
    }

    @Test
    void haveNoValueForWhatWasLeftOutWithoutDefault() {
        Parameters parameters = Parameters.of(DECLARED, Map.of("max-requests", "5"));
        assertThat(parameters.has("refill-rate")).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> parameters.rate("refill-rate"))
                .withMessage("parameter refill-rate has no value");
    }

    @Test
    void areAskedForByTheirType() {
        Parameters parameters = Parameters.of(DECLARED, Map.of("max-requests", "5"));
        assertThatExceptionOfType(ClassCastException.class).isThrownBy(() -> parameters.text("max-requests"));
    }

    @Test
    void doNotComeFromFaultyText() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Parameters.of(DECLARED, Map.of("max-requests", "500")))
                .withMessage("max-requests is \"500\", allowed is a whole number from 1 to 100");
    }

    @Test
    void areNotDeclaredWithADefaultThatIsNotAllowed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Parameter.defaulting("window", SPAN, "2d"))
                .withMessageStartingWith("is \"2d\", allowed is a duration from 1ms to 1d, ");
    }
}
