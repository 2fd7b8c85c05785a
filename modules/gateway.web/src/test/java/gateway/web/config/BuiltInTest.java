package gateway.web.config;

import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BuiltInTest {

    @Test
    void withoutAnyConfigurationThereAreThreeTiersAndAGlobalLimit() {
        GatewayConfig config = with().config();
        assertThat(config.tiers()).containsOnlyKeys("free", "pro", "unlimited");
        assertThat(config.defaultTier()).isEqualTo("free");
        assertThat(config.tiers().get("unlimited").policies()).isEmpty();
        assertThat(config.routes()).isEmpty();
        assertThat(config.keys().configured().list()).isEmpty();
    }

    @Test
    void freeIsATokenBucketOfAHundredWithTenPerSecond() {
        PolicyConfig free = only(with().config(), "free");
        assertThat(free.policy().algorithm()).isEqualTo("token-bucket");
        assertThat(free.policy().limiter().shape().limit().permits()).isEqualTo(100);
        assertThat(free.policy().limiter().shape().limit().window()).isEqualTo(Duration.ofSeconds(10));
        assertThat(free.key()).containsExactly(KeyPart.CLIENT);
        assertThat(free.policy().breadth()).isEqualTo(Breadth.CALLERS);
    }

    @Test
    void proIsALogOfAThousandPerMinute() {
        PolicyConfig pro = only(with().config(), "pro");
        assertThat(pro.policy().algorithm()).isEqualTo("sliding-window-log");
        assertThat(pro.policy().limiter().shape().limit().permits()).isEqualTo(1000);
        assertThat(pro.policy().limiter().shape().limit().window()).isEqualTo(Duration.ofMinutes(1));
    }

    @Test
    void theGlobalLimitCountsEverybodyTogether() {
        PolicyConfig global = with().config().global().orElseThrow();
        assertThat(global.policy().name()).isEqualTo("global");
        assertThat(global.policy().algorithm()).isEqualTo("fixed-window");
        assertThat(global.parameters()).containsEntry("max-requests", "10000").containsEntry("window", "1m");
        assertThat(global.key()).containsExactly(KeyPart.GLOBAL);
        assertThat(global.policy().breadth()).isEqualTo(Breadth.SHARED);
        assertThat(global.policy().onFailure()).isEqualTo(OnFailure.OPEN);
    }

    @Test
    void namingABuiltInTierReplacesItWhole() {
        PolicyConfig free = only(
                with(Configured.below("gateway.tiers.free", "algorithm=fixed-window", "max-requests=5", "window=1m"))
                        .config(),
                "free");
        assertThat(free.parameters()).containsOnlyKeys("max-requests", "window");
        assertThat(with("gateway.tiers.free.max-requests=5").faults())
                .containsExactly(
                        "gateway.tiers.free.algorithm is missing; allowed is fixed-window or leaky-bucket or none"
                                + " or sliding-window-counter or sliding-window-log or token-bucket");
    }

    @Test
    void theOtherBuiltInTiersStayWhenOneIsNamed() {
        GatewayConfig config = with("gateway.tiers.free.algorithm=none").config();
        assertThat(config.tiers()).containsOnlyKeys("free", "pro", "unlimited");
        assertThat(config.tiers().get("free").policies()).isEmpty();
    }

    @Test
    void theGlobalLimitKeepsItsDefaultsAsLongAsItsAlgorithmStays() {
        PolicyConfig global =
                with("gateway.global.max-requests=5").config().global().orElseThrow();
        assertThat(global.policy().limiter().shape().limit().permits()).isEqualTo(5);
        assertThat(global.policy().limiter().shape().limit().window()).isEqualTo(Duration.ofMinutes(1));
        assertThat(with("gateway.global.algorithm=sliding-window-log").faults())
                .hasSize(2)
                .allMatch(fault -> fault.contains("is missing"));
    }

    @Test
    void theGlobalLimitCanBeSwitchedOff() {
        assertThat(with("gateway.global.algorithm=none").config().global()).isEmpty();
    }

    @Test
    void theServerHasItsDefaults() {
        ServerConfig server = with().config().server();
        assertThat(server.store()).isEqualTo("memory");
        assertThat(server.storeSettings().whole("memory.max-keys")).isEqualTo(1_000_000);
        assertThat(server.storeSettings().whole("memory.max-bytes")).isEqualTo(256L << 20);
        assertThat(server.analyticsCapacity()).isEqualTo(10_000);
        assertThat(server.adminPort()).isEmpty();
        assertThat(server.dataDir()).isEqualTo(Path.of("gateway-data"));
        assertThat(server.demo()).isFalse();
    }

    @Test
    void theDataFolderIsInTheOutputFolderOfTheServerIfThereIsOne() {
        assertThat(with("server.output.dir=/srv/gateway/").config().server().dataDir())
                .isEqualTo(Path.of("/srv/gateway/gateway-data"));
    }

    @Test
    void addressesAreNotRestrictedAndNoProxyIsTrusted() {
        AddressConfig addresses = with().config().addresses();
        assertThat(addresses.rules().blocklist().blocks()).isEmpty();
        assertThat(addresses.ipv6Prefix()).isEqualTo(64);
        assertThat(with().config().keys().inQuery()).isTrue();
        assertThat(with().config().rateHeaders()).isEqualTo(new RateHeaders(true, false));
        assertThat(with().config().cors().allowedOrigins()).isEmpty();
    }

    private static PolicyConfig only(GatewayConfig config, String tier) {
        List<PolicyConfig> policies =
                Optional.ofNullable(config.tiers().get(tier)).orElseThrow().policies();
        assertThat(policies).hasSize(1);
        return policies.get(0);
    }
}
