package gateway.web.config.reload;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.Configured;
import gateway.web.config.GatewayConfig;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChangesTest {
    private static final GatewayConfig OLD = gold("algorithm=token-bucket", "max-requests=100", "window=1m");

    @Test
    void nothingChangedIsNothingToSay() {
        assertThat(Changes.between(OLD, OLD)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"max-requests=50", "max-requests=500", "key=ip", "cost=3", "enforcement=shadow"})
    void aLimitGoesOnFromWhatWasConsumed(String line) {
        String[] lines = line.startsWith("max-requests")
                ? new String[] {"algorithm=token-bucket", "window=1m", line}
                : new String[] {"algorithm=token-bucket", "window=1m", "max-requests=100", line};
        assertThat(Changes.between(OLD, gold(lines))).isEmpty();
    }

    @Test
    void aBucketGoesOnWhenItsRateChanges() {
        GatewayConfig slow = gold("algorithm=token-bucket", "max-requests=100", "refill-rate=1");
        GatewayConfig fast = gold("algorithm=token-bucket", "max-requests=100", "refill-rate=9/2s");
        assertThat(Changes.between(slow, fast)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            algorithm=fixed-window | window=1m | scope=gold  | fixed-window with the window PT1M
            algorithm=token-bucket | window=2m | scope=gold  | token-bucket with the window PT2M
            algorithm=token-bucket | window=1m | scope=other | token-bucket with the window PT1M in the scope other
            """)
    void aLimitStartsAnewWithAnotherAlgorithmWindowOrScope(
            String algorithm, String window, String scope, String description) {
        assertThat(Changes.between(OLD, gold(algorithm, "max-requests=100", window, scope)))
                .containsExactly("limit gold starts anew: token-bucket with the window PT1M became " + description);
    }

    @Test
    void aTierThatIsGoneMeansTheDefaultTier() {
        GatewayConfig next = Configured.with("gateway.default-tier=pro").config();
        assertThat(Changes.between(OLD, next))
                .containsExactly("tier gold is gone: callers that have it get the default tier pro");
    }

    @Test
    void aLimitOfARouteIsReportedByItsName() {
        assertThat(Changes.between(route("window=1m"), route("window=1h")))
                .singleElement()
                .asString()
                .startsWith("limit login.address starts anew: ");
    }

    private static GatewayConfig gold(String... lines) {
        return Configured.with(Configured.below("gateway.tiers.gold", lines)).config();
    }

    private static GatewayConfig route(String window) {
        List<String> lines = List.of(
                "path=/api/login",
                "limits.address.algorithm=fixed-window",
                "limits.address.max-requests=5",
                "limits.address." + window);
        return Configured.with(Configured.below("gateway.routes.login", lines.toArray(String[]::new)))
                .config();
    }
}
