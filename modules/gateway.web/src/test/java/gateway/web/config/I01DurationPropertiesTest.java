package gateway.web.config;

import static gateway.web.config.Configured.below;
import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.source.MapSource;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case I01: durations misread. Every property that is a duration has one grammar. */
class I01DurationPropertiesTest {
    private static final List<String> PROPERTIES = List.of(
            "gateway.global.window",
            "gateway.tiers.t.window",
            "gateway.tiers.t.refill-rate",
            "gateway.cors.max-age",
            "gateway.config.reload-interval");

    @ParameterizedTest
    @CsvSource({"60s, 60000", "1m, 60000", "PT1M, 60000", "pt1m, 60000", "500ms, 500", "' 5s ', 5000", "1h, 3600000"})
    void aDurationIsTheSameLengthEverywhere(String text, long millis) {
        for (String property : PROPERTIES) {
            assertThat(length(property, text)).as(property).isEqualTo(Duration.ofMillis(millis));
        }
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                        "60",
                        "1M",
                        "1h30m",
                        "1.5s",
                        "5 s",
                        "0",
                        "-5s",
                        "PT-5S",
                        "P1Y",
                        "abc",
                        "10ss",
                        "1e3",
                        "9223372036854775807",
                        "106752d",
                        "inf")
                .flatMap(text -> PROPERTIES.stream().map(property -> Arguments.of(property, text)));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void anythingElseIsAFaultThatSaysWhatIsAllowed(String property, String text) {
        String value = property.endsWith("refill-rate") ? rate(text) : text;
        assertThat(configured(property, text).faults())
                .singleElement()
                .asString()
                .startsWith(property + " is \"" + value + "\", allowed is a ")
                .contains("duration from ")
                .endsWith("(from gateway.properties)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gateway.global.window",
                "gateway.tiers.t.window",
                "gateway.tiers.t.refill-rate",
                "gateway.config.reload-interval"
            })
    void zeroIsAFaultWhereItWouldMeanNoLimit(String property) {
        assertThat(configured(property, "0s").faults())
                .singleElement()
                .asString()
                .startsWith(property + " is \"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   "})
    void anEmptyOneIsAnAbsentOne(String text) {
        assertThat(configured("gateway.tiers.t.window", text).faults())
                .singleElement()
                .asString()
                .startsWith("gateway.tiers.t.window is missing; allowed is a duration from 1ms to 3653d")
                .doesNotContain("(from");
        assertThat(length("gateway.cors.max-age", text)).isEqualTo(Duration.ofMinutes(10));
        assertThat(length("gateway.config.reload-interval", text)).isEqualTo(Duration.ofSeconds(5));
    }

    private static Configured configured(String property, String text) {
        if (property.equals("gateway.tiers.t.window")) {
            return with(
                    below("gateway.tiers.t", "algorithm=sliding-window-counter", "max-requests=60", "window=" + text));
        }
        if (property.equals("gateway.tiers.t.refill-rate")) {
            return with(
                    below("gateway.tiers.t", "algorithm=token-bucket", "max-requests=60", "refill-rate=" + rate(text)));
        }
        return with(property + "=" + text);
    }

    /** Sixty in that time, with its white space around all of it. */
    private static String rate(String text) {
        return text.replace(text.strip(), "60/" + text.strip());
    }

    private static Duration length(String property, String text) {
        GatewayConfig config = configured(property, text).config();
        return switch (property) {
            case "gateway.global.window" -> window(config.global().orElseThrow());
            case "gateway.cors.max-age" -> config.cors().maxAge();
            case "gateway.config.reload-interval" ->
                Configured.reader()
                        .reloadInterval(List.of(new MapSource("file", 200, Configured.map(property + "=" + text))));
            default -> window(config.tiers().get("t").policies().get(0));
        };
    }

    private static Duration window(PolicyConfig policy) {
        return policy.policy().limiter().shape().limit().window();
    }
}
