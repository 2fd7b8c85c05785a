package gateway.web.config;

import static gateway.web.config.Configured.below;
import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.source.MapSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Case I05: misspelt, missing and empty properties. That every documented property is accepted with its documented
 * example is the business of {@code ConfigurationReferenceTest}.
 */
class I05PropertiesTest {

    @ParameterizedTest
    @CsvSource({
        "gateway.tiers.free.max-request, gateway.tiers.free.max-requests",
        "gateway.tiers.free.algoritm, gateway.tiers.free.algorithm",
        "gateway.tier.free.algorithm, gateway.tiers.free.algorithm",
        "gateway.tiers.free.max_requests, gateway.tiers.free.max-requests",
        "gateway.tiers.free.maxRequests, gateway.tiers.free.max-requests",
        "gateway.tiers.free.widnow, gateway.tiers.free.window",
        "gateway.ip.blacklist, gateway.ip.blocklist",
        "gateway.defualt-tier, gateway.default-tier",
        "gateway.routes.r.require-keys, gateway.routes.r.require-key",
        "gateway.keys.acme.secert, gateway.keys.acme.secret"
    })
    void aMisspeltNameIsAFaultWithTheNearestName(String name, String nearest) {
        assertThat(with(name + "=5").faults())
                .anySatisfy(fault -> assertThat(fault)
                        .startsWith(name + " is not known; the nearest name is " + nearest + "; allowed after ")
                        .endsWith("(from gateway.properties)"));
    }

    @Test
    void aNameThatIsNearNothingIsAFaultWithTheNamesThatThereAre() {
        assertThat(with("gateway.tiers.free.limt=5").faults())
                .containsExactly(
                        "gateway.tiers.free.limt is not known; allowed after gateway.tiers.free. are algorithm,"
                                + " cost, enforcement, key, lease, max-requests, missing, on-failure, overflow, refill, refill-rate,"
                                + " scope, window (from gateway.properties)");
        assertThat(with("gateway.foo.bar.baz=5").faults())
                .singleElement()
                .asString()
                .startsWith("gateway.foo.bar.baz is not known; allowed after gateway. are admin.*, analytics.*, body.*,"
                        + " config.*,")
                .contains("tiers.*");
    }

    @Test
    void aMisspeltNameDoesNotReplaceABuiltInTier() {
        assertThat(with("gateway.tiers.free.limt=5")
                        .read()
                        .config()
                        .tiers()
                        .get("free")
                        .policies())
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  "})
    void aRequiredPropertyThatIsMissingOrEmptyIsAFaultOfItsName(String text) {
        String[] lines = below("gateway.tiers.t", "algorithm=fixed-window", "window=1m", "max-requests=" + text);
        assertThat(with(lines).faults())
                .containsExactly("gateway.tiers.t.max-requests is missing; allowed is a whole number from 1 to"
                        + " 9007199254740992");
        assertThat(with(below("gateway.tiers.t", "algorithm=fixed-window", "window=1m"))
                        .faults())
                .isEqualTo(with(lines).faults());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  "})
    void anOptionalPropertyThatIsEmptyIsAbsent(String text) {
        assertThat(with(
                                "gateway.default-tier=" + text,
                                "gateway.admin.port=" + text,
                                "gateway.ip.blocklist=" + text,
                                "gateway.cors.max-age=" + text,
                                "gateway.store=" + text,
                                "gateway.demo=" + text,
                                "gateway.data-dir=" + text,
                                "gateway.tiers.free.algorithm=" + text)
                        .config()
                        .server()
                        .adminPort())
                .isEmpty();
    }

    @Test
    void listsHaveCommasAndEscapedOnes() {
        assertThat(with("gateway.cors.allowed-headers=A, B ,,C,")
                        .config()
                        .cors()
                        .allowedHeaders())
                .containsExactly("A", "B", "C");
        assertThat(with("gateway.cors.allowed-headers=a,b\\,c").faults())
                .singleElement()
                .asString()
                .startsWith("gateway.cors.allowed-headers has an item that is \"b,c\", allowed is ");
        assertThat(with("gateway.cors.allowed-methods=,,").config().cors().allowedMethods())
                .isEqualTo(with().config().cors().allowedMethods());
    }

    @Test
    void theHigherOrdinalCounts() {
        Configured file = with("gateway.default-tier=pro");
        assertThat(file.environment("GATEWAY_DEFAULT_TIER=unlimited").config().defaultTier())
                .isEqualTo("unlimited");
        assertThat(file.environment("GATEWAY_DEFAULT_TIER=unlimited")
                        .and(new MapSource("system properties", 400, Configured.map("gateway.default-tier=free")))
                        .config()
                        .defaultTier())
                .isEqualTo("free");
        assertThat(file.and(new MapSource("defaults", 100, Configured.map("gateway.default-tier=free")))
                        .config()
                        .defaultTier())
                .isEqualTo("pro");
    }

    @Test
    void aFaultNamesTheSourceWhoseValueCounts() {
        assertThat(with("gateway.demo=true").environment("GATEWAY_DEMO=maybe").faults())
                .containsExactly("gateway.demo is \"maybe\", allowed is false or true (from environment)");
    }

    @Test
    void anExpressionInASecretIsNotRepeated() {
        assertThat(with("gateway.keys.a.secret=pa${ss}wd").faults())
                .isNotEmpty()
                .noneMatch(fault -> fault.contains("ss}"))
                .anyMatch(fault -> fault.startsWith("gateway.keys.a.secret has an expression"));
    }

    @Test
    void anExpressionThatMeansNothingIsAFault() {
        assertThat(with("gateway.default-tier=${undefined}").faults())
                .containsExactly(
                        "gateway.default-tier refers to ${undefined}, which no source has; allowed is a property"
                                + " that exists, or a default as in ${undefined:default} (from gateway.properties)");
        assertThat(with("gateway.default-tier=${undefined:pro}").config().defaultTier())
                .isEqualTo("pro");
    }

    @Test
    void aNumberMayHaveSpacesAroundIt() {
        assertThat(limit("5 ")
                        .config()
                        .global()
                        .orElseThrow()
                        .policy()
                        .limiter()
                        .shape()
                        .limit()
                        .permits())
                .isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"5\"", "1_000", "5.0", "+5", "-5", "0", "5k", "0x5", "५", "99999999999999999999"})
    void otherNumbersAreFaults(String text) {
        assertThat(limit(text).faults())
                .containsExactly("gateway.global.max-requests is \"" + text + "\", allowed is a whole number from 1 to"
                        + " 9007199254740992 (from gateway.properties)");
    }

    private static Configured limit(String maxRequests) {
        return with("gateway.global.max-requests=" + maxRequests);
    }
}
