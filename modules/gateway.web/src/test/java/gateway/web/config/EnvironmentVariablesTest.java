package gateway.web.config;

import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EnvironmentVariablesTest {

    @Test
    void reachPropertiesThatAreAlwaysThere() {
        assertThat(with().environment("GATEWAY_ADMIN_PORT=9999")
                        .config()
                        .server()
                        .adminPort())
                .hasValue(9999);
        assertThat(with().environment("gateway_admin_port=9999")
                        .config()
                        .server()
                        .adminPort())
                .hasValue(9999);
        assertThat(with().environment("GATEWAY_MEMORY_MAX_KEYS=7")
                        .config()
                        .server()
                        .storeSettings()
                        .whole("memory.max-keys"))
                .isEqualTo(7);
    }

    @Test
    void reachBuiltInTiers() {
        GatewayConfig config = with().environment(
                        "GATEWAY_TIERS_FREE_ALGORITHM=fixed-window",
                        "GATEWAY_TIERS_FREE_MAX_REQUESTS=5",
                        "GATEWAY_TIERS_FREE_WINDOW=1m")
                .config();
        assertThat(config.tiers().get("free").policies().get(0).parameters()).containsEntry("max-requests", "5");
    }

    @Test
    void reachWhatAnotherSourceNames() {
        GatewayConfig config = with(
                        "gateway.tiers.gold-plus.limits.per-day.algorithm=fixed-window",
                        "gateway.tiers.gold-plus.limits.per-day.window=1d",
                        "gateway.keys.acme.name=Acme")
                .environment("GATEWAY_TIERS_GOLD_PLUS_LIMITS_PER_DAY_MAX_REQUESTS=5", "GATEWAY_KEYS_ACME_SECRET=s3cr3t")
                .config();
        assertThat(config.tiers().get("gold-plus").policies().get(0).parameters())
                .containsEntry("max-requests", "5");
        assertThat(config.keys().configured().list())
                .extracting(stored -> stored.key().id())
                .containsExactly("acme");
    }

    @Test
    void areReadOnceWhereASourceListsThemInDotsToo() {
        Configured smallRye = with(
                        "gateway.tiers.gold-plus.algorithm=fixed-window", "gateway.tiers.gold-plus.window=1d")
                .environment(
                        "GATEWAY_TIERS_GOLD_PLUS_MAX_REQUESTS=5",
                        "gateway.tiers.gold.plus.max.requests=5",
                        "GATEWAY_MEMORY_MAX_KEYS=7",
                        "gateway.memory.max.keys=7");
        assertThat(smallRye.faults()).isEmpty();
        assertThat(smallRye.config().tiers().get("gold-plus").policies().get(0).parameters())
                .containsEntry("max-requests", "5");
        assertThat(smallRye.config().server().storeSettings().whole("memory.max-keys"))
                .isEqualTo(7);
    }

    @Test
    void doNotReachWhatNobodyNames() {
        assertThat(with().environment("GATEWAY_TIERS_GOLD_MAX_REQUESTS=5").faults())
                .containsExactly("GATEWAY_TIERS_GOLD_MAX_REQUESTS stands for no property that is known; allowed are"
                        + " variables for properties that are always there, such as GATEWAY_DATA_DIR for"
                        + " gateway.data-dir, and for those of tiers, routes and keys that another source names"
                        + " (from environment)");
    }

    @Test
    void aMisspeltOneIsReportedWithTheNearest() {
        assertThat(with().environment("GATEWAY_TIERS_FREE_MAX_REQUEST=5").faults())
                .singleElement()
                .asString()
                .startsWith("GATEWAY_TIERS_FREE_MAX_REQUEST stands for no property that is known; the nearest name is"
                        + " GATEWAY_TIERS_FREE_MAX_REQUESTS; allowed are");
    }

    @Test
    void theNameOfTheConfigurationFileIsKnown() {
        assertThat(with().environment("GATEWAY_CONFIG_FILE=/etc/gateway.properties")
                        .faults())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"GATEWAY", "GATEWAY_EU", "GATEWAY_SERVICE"})
    void thoseThatKubernetesMakesForServicesAreNotOurs(String service) {
        assertThat(with().environment(
                                service + "_SERVICE_HOST=10.0.0.1",
                                service + "_SERVICE_PORT=80",
                                service + "_SERVICE_PORT_HTTP=80",
                                service + "_PORT=tcp://10.0.0.1:80",
                                service + "_PORT_80_TCP=tcp://10.0.0.1:80",
                                service + "_PORT_80_TCP_PROTO=tcp",
                                service + "_PORT_80_TCP_PORT=80",
                                service + "_PORT_80_TCP_ADDR=10.0.0.1")
                        .faults())
                .isEmpty();
    }

    @Test
    void aVariableIsNotMistakenForOneOfKubernetes() {
        assertThat(with().environment("GATEWAY_ADMN_PORT=9081").faults())
                .singleElement()
                .asString()
                .contains("the nearest name is GATEWAY_ADMIN_PORT");
    }

    @Test
    void otherVariablesAreNobodysBusiness() {
        assertThat(with().environment("GATEWAYS=1", "MY_GATEWAY_PORT=2", "PATH=/bin")
                        .faults())
                .isEmpty();
    }

    @Test
    void theValueOfAStrayOneIsNotShown() {
        assertThat(with().environment("GATEWAY_KEYS_ACME_SECERT=s3cr3t").faults())
                .singleElement()
                .asString()
                .doesNotContain("s3cr3t");
    }
}
