package gateway.web.config;

import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.StoredApiKey;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FaultsTest {
    private static final String SECRET = "gw_live_0123456789abcdef0123456789abcdef";

    /** One fault of each kind. */
    private static final Configured BROKEN = with(
                    "gateway.tiers.gold.algorithm=token-bukket",
                    "gateway.tiers.silver.algorithm=fixed-window",
                    "gateway.tiers.silver.max-requests=-1",
                    "gateway.default-tier=bronze",
                    "gateway.routes.a.cost=2",
                    "gateway.routes.b.path=/nowhere",
                    "gateway.routes.c.path=/api/c",
                    "gateway.routes.c.tier=bronze",
                    "gateway.routes.d.path=/api/c",
                    "gateway.keys.acme.tier=pro",
                    "gateway.ip.blocklist=10.0.0.0/99",
                    "gateway.cors.max-age=10",
                    "gateway.headers=all",
                    "gateway.analytics.capacity=lots",
                    "gateway.data-dir=${nowhere}",
                    "gateway.unknown=1")
            .environment("GATEWAY_STORE=elsewhere", "GATEWAY_NONSENSE=1");

    @Test
    void allAreReportedTogetherInTheOrderOfTheNames() {
        assertThat(BROKEN.read().faults())
                .extracting(Fault::property)
                .containsExactly(
                        "GATEWAY_NONSENSE",
                        "gateway.analytics.capacity",
                        "gateway.cors.max-age",
                        "gateway.data-dir",
                        "gateway.default-tier",
                        "gateway.headers",
                        "gateway.ip.blocklist",
                        "gateway.keys.acme.secret",
                        "gateway.routes.a.path",
                        "gateway.routes.b.path",
                        "gateway.routes.c.tier",
                        "gateway.routes.d.path",
                        "gateway.store",
                        "gateway.tiers.gold.algorithm",
                        "gateway.tiers.silver.max-requests",
                        "gateway.tiers.silver.window",
                        "gateway.unknown");
    }

    @Test
    void eachSaysWhatIsAllowed() {
        assertThat(BROKEN.faults()).allMatch(fault -> fault.contains("allowed"));
    }

    @Test
    void thereIsAConfigurationNevertheless() {
        GatewayConfig config = BROKEN.read().config();
        assertThat(config.tiers()).containsOnlyKeys("free", "gold", "pro", "silver", "unlimited");
        assertThat(config.defaultTier()).isEqualTo("free");
        assertThat(config.routes()).extracting(RouteConfig::id).containsExactly("c", "d");
        assertThat(config.keys().configured().list()).isEmpty();
        assertThat(config.server().store()).isEqualTo("memory");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gateway.keys.acme.secret= gw_live_0123456789abcdef0123456789abcdef x",
                "gateway.keys.acme.secret-sha256=gw_live_0123456789abcdef0123456789abcdef",
                "gateway.keys.acme.secert=gw_live_0123456789abcdef0123456789abcdef",
                "gateway.keys.acme=gw_live_0123456789abcdef0123456789abcdef",
                "gateway.keys.secret=gw_live_0123456789abcdef0123456789abcdef",
                "gateway.admin.port=${my.secret}",
                "gateway.ip.blocklist=192.0.2.1,${my.secret}",
                "gateway.tiers.free.algorithm=${my.secret}",
                "gateway.global.max-requests=${my.secret}",
                "gateway.memory.max-keys=${my.secret}",
                "gateway.default-tier=${none:${my.secret}}",
                "gateway.default-tier=${${my.secret}}",
                "gateway.routes.r.path=/${my.secret}",
                "gateway.keys.a.secret=totp_${my.secret}"
            })
    void noneShowsASecret(String line) {
        assertThat(with(line, "my.secret=" + SECRET).faults())
                .isNotEmpty()
                .allSatisfy(fault -> assertThat(fault).doesNotContain("0123456789"));
    }

    @Test
    void aValueFromAnExpressionIsShownAsItIsWritten() {
        assertThat(with("gateway.admin.port=${my.secret}", "my.secret=" + SECRET)
                        .faults())
                .containsExactly(
                        "gateway.admin.port is \"${my.secret}\", which means something that is not allowed; allowed"
                                + " is a whole number from 1 to 65535 (from gateway.properties)");
    }

    @Test
    void sharedSecretsAreNotShown() {
        assertThat(with("gateway.keys.a.secret=" + SECRET, "gateway.keys.b.secret=" + SECRET)
                        .faults())
                .singleElement()
                .asString()
                .contains("gateway.keys.b.secret is also the secret of the key a")
                .doesNotContain(SECRET);
    }

    @Test
    void propertiesAndKeysShowNoSecretAsText() {
        GatewayConfig config = with("gateway.keys.a.secret=" + SECRET).config();
        List<StoredApiKey> keys = config.keys().configured().list();
        assertThat(config.toString() + keys).doesNotContain(SECRET);
    }
}
