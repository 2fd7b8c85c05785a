package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.server.GatewaySetup;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("I05: misspelt, missing and empty properties")
class PropertiesIT {
    static final String FAULTS = String.join(
            "\n",
            "gateway.tiers.free.limt=5",
            Settings.tier("i05-typo", "fixed-window", 5, "1m"),
            "gateway.tiers.i05-typo.max-request=5",
            "gateway.tires.free.max-requests=5",
            "gateway.default-teir=free",
            "gateway.i05-unknown=1",
            "gateway.tiers.i05-missing.algorithm=fixed-window",
            "gateway.tiers.i05-missing.window=1m",
            faultyNumber("empty", ""),
            faultyNumber("blank", "\\u0020\\u0020"),
            faultyNumber("undefined", "${i05.undefined}"),
            faultyNumber("quoted", "\"5\""),
            faultyNumber("grouped", "1_000"),
            faultyNumber("decimal", "5.0"),
            faultyNumber("signed", "+5"),
            faultyNumber("huge", "99999999999999999999"),
            faultyNumber("word", "five"),
            faultyNumber("env", "5"),
            faultyNumber("sysprop", "5"),
            "gateway.ip.blocklist=a,b\\\\,c",
            "gateway.default-tier=i05-nobody-defined-it",
            "gateway.keys.i05-spaces.secret=i05 secret of two words",
            "gateway.keys.i05-long.secret=" + "i05secret".repeat(30),
            "gateway.keys.i05-digest.secret-sha256=i05abc",
            "gateway.keys.i05-none.tier=unlimited");

    static final String SETTINGS = String.join(
            "\n",
            Settings.tier("i05-file", "fixed-window", 5, "1m"),
            Settings.tier("i05-env", "fixed-window", 5, "1m"),
            Settings.tier("i05-sysprop", "fixed-window", 5, "1m"),
            Settings.tier("I05-Mixed_Case", "fixed-window", 5, "1m"),
            Settings.tier("i05-spaces", "fixed-window", 1, "1m").replace("=1\n", "=5 \n"));

    /** What overrides the file that contains {@link #SETTINGS}. */
    static GatewaySetup withOverrides(GatewaySetup setup) {
        return setup.environment("GATEWAY_TIERS_I05_ENV_MAX_REQUESTS", "6")
                .environment("GATEWAY_TIERS_I05_SYSPROP_MAX_REQUESTS", "6")
                .environment("GATEWAY_TIERS_I05_MIXED_CASE_MAX_REQUESTS", "6")
                .jvmArgument("-Dgateway.tiers.i05-sysprop.max-requests=7");
    }

    @Test
    void faultsAreReportedAndNothingIsServed() {
        DegradedGateway.assertRefusesToServe();
    }

    @ParameterizedTest
    @CsvSource({
        "gateway.tiers.i05-typo.max-request, gateway.tiers.i05-typo.max-requests",
        "gateway.tires.free.max-requests, gateway.tiers",
        "gateway.default-teir, gateway.default-tier",
        "gateway.tiers.free.limt, max-requests",
        "gateway.i05-unknown, gateway."
    })
    void anUnknownNameIsReportedWithTheNearestOnes(String name, String nearest) {
        DegradedGateway.assertReported(name, "not known", nearest, "gateway.properties");
    }

    @ParameterizedTest
    @ValueSource(strings = {"missing", "empty", "blank"})
    void aRequiredOneThatIsMissingOrEmptyIsReported(String tier) {
        DegradedGateway.assertReported("gateway.tiers.i05-" + tier + ".max-requests", "is missing", "a whole number");
    }

    @ParameterizedTest
    @CsvSource({
        "undefined, ${i05.undefined}",
        "grouped, 1_000",
        "decimal, 5.0",
        "signed, +5",
        "huge, 99999999999999999999",
        "word, five"
    })
    void aNumberIsReadStrictly(String tier, String written) {
        DegradedGateway.assertReported("gateway.tiers.i05-" + tier + ".max-requests", written, "gateway.properties");
    }

    @Test
    void quotesAreNoPartOfANumber() {
        DegradedGateway.assertReported("gateway.tiers.i05-quoted.max-requests", "\"5\"", "a whole number");
    }

    @ParameterizedTest
    @CsvSource({"env, many-env, Env", "sysprop, many-sysprop, Sys"})
    void theSourceThatWinsIsNamed(String tier, String written, String source) {
        DegradedGateway.assertReported("gateway.tiers.i05-" + tier + ".max-requests", written, source);
    }

    @Test
    void anEnvironmentVariableThatStandsForNothingIsReported() {
        DegradedGateway.assertReported("GATEWAY_TIERS_FREE_LIMIT", "no property that is known");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"a\"", "\"b,c\""})
    void eachItemOfAListIsChecked(String item) {
        DegradedGateway.assertReported("gateway.ip.blocklist", item, "CIDR");
    }

    @Test
    void aReferenceToATierNamesThoseThereAre() {
        DegradedGateway.assertReported("gateway.default-tier", "i05-nobody-defined-it", "free", "pro", "unlimited");
    }

    @ParameterizedTest
    @ValueSource(strings = {"i05-spaces.secret", "i05-long.secret", "i05-digest.secret-sha256", "i05-none.secret"})
    void aWrongSecretIsReportedButNotRepeated(String name) {
        DegradedGateway.assertReported("gateway.keys." + name, "allowed");

        assertThat(DegradedGateway.server().console()).doesNotContain("of two words", "i05secreti05", "i05abc");
    }

    @ParameterizedTest
    @CsvSource({"i05-file, 5", "i05-spaces, 5", "i05-env, 6", "I05-Mixed_Case, 6", "i05-sysprop, 7"})
    void systemPropertiesBeatTheEnvironmentAndThatTheFile(String tier, long maxRequests) {
        Map<?, ?> values =
                (Map<?, ?>) new Management(SharedGateways.common()).tiers().get(tier);

        assertThat(((Number) values.get("maxRequests")).longValue()).isEqualTo(maxRequests);
    }

    private static String faultyNumber(String name, String value) {
        return """
                gateway.tiers.i05-%1$s.algorithm=fixed-window
                gateway.tiers.i05-%1$s.max-requests=%2$s
                gateway.tiers.i05-%1$s.window=1m
                """.formatted(name, value);
    }
}
