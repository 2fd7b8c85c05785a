package gateway.web.blackbox;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("I01: durations are read by one grammar, or refused")
class DurationsIT {
    private static final List<String> WRONG = List.of(
            "60",
            "1M",
            "1h30m",
            "1.5s",
            "5 s",
            "0",
            "0s",
            "PT0S",
            "-5s",
            "PT-5S",
            "P1Y",
            "abc",
            "10ss",
            "1e3",
            "9223372036854775807",
            "9223372036854775807d",
            "106752d",
            "inf",
            "1d1h",
            "10S",
            "1 m",
            "\u0661m");

    private static final List<String> OTHER_PROPERTIES =
            List.of("gateway.cors.max-age", "gateway.config.reload-interval");

    static final String FAULTS = IntStream.range(0, WRONG.size())
                    .mapToObj(i -> Settings.tier(wrongTier(i), "fixed-window", 5, WRONG.get(i)))
                    .collect(joining())
            + OTHER_PROPERTIES.stream().map(name -> name + "=60\n").collect(joining());

    static final String SETTINGS = tier("60s")
            + tier("1m")
            + tier("PT1M")
            + tier("500ms")
            + tier("1h")
            + tier("1d")
            + tier("3650d")
            + tier("PT1M30S")
            + tier("P1D")
            + Settings.tier("i01-spaces", "fixed-window", 5, " 5s ");

    static List<Integer> wrong() {
        return IntStream.range(0, WRONG.size()).boxed().toList();
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void aWrongOneIsRefusedWithWhatIsAllowed(int index) {
        DegradedGateway.assertReported(
                "gateway.tiers." + wrongTier(index) + ".window",
                "\"" + WRONG.get(index) + "\"",
                "a duration from 1ms",
                "gateway.properties");
    }

    @ParameterizedTest
    @FieldSource("OTHER_PROPERTIES")
    void otherDurationsKnowNoBareNumberEither(String property) {
        DegradedGateway.assertReported(property, "\"60\"", "a duration", "gateway.properties");
    }

    @ParameterizedTest
    @CsvSource({
        "60s, 60000",
        "1m, 60000",
        "PT1M, 60000",
        "500ms, 500",
        "1h, 3600000",
        "1d, 86400000",
        "3650d, 315360000000",
        "PT1M30S, 90000",
        "P1D, 86400000"
    })
    void aRightOneMeansTheSameEverywhere(String written, long millis) {
        assertThat(windowMillis("i01-" + written.toLowerCase(java.util.Locale.ROOT)))
                .isEqualTo(millis);
    }

    @Test
    void spaceAroundItMeansNothing() {
        assertThat(windowMillis("i01-spaces")).isEqualTo(5000);
    }

    private static long windowMillis(String tier) {
        Map<?, ?> values =
                (Map<?, ?>) new Management(SharedGateways.common()).tiers().get(tier);
        return ((Number) values.get("windowMs")).longValue();
    }

    private static String wrongTier(int index) {
        return "i01-wrong" + index;
    }

    private static String tier(String window) {
        return Settings.tier("i01-" + window.toLowerCase(java.util.Locale.ROOT), "fixed-window", 5, window);
    }
}
