package gateway.web.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.Configured;
import gateway.web.config.GatewayConfig;
import gateway.web.config.PolicyConfig;
import org.junit.jupiter.api.Test;

final class LimitTextsTest {
    private final GatewayConfig config = Configured.with(
                    "gateway.tiers.bucket.algorithm=token-bucket",
                    "gateway.tiers.bucket.max-requests=1000",
                    "gateway.tiers.bucket.refill-rate=10",
                    "gateway.tiers.slow.algorithm=leaky-bucket",
                    "gateway.tiers.slow.max-requests=5",
                    "gateway.tiers.slow.refill-rate=3/7s",
                    "gateway.tiers.window.algorithm=fixed-window",
                    "gateway.tiers.window.max-requests=60",
                    "gateway.tiers.window.window=1m",
                    "gateway.routes.login.path=/api/login",
                    "gateway.routes.login.methods=POST",
                    "gateway.routes.login.require-key=true",
                    "gateway.routes.login.limits-mode=replace",
                    "gateway.routes.login.limits.few.algorithm=sliding-window-log",
                    "gateway.routes.login.limits.few.max-requests=5",
                    "gateway.routes.login.limits.few.window=10s",
                    "gateway.routes.plain.path=/api/plain")
            .config();

    @Test
    void aBucketIsShownAsBurstAndRate() {
        assertThat(only("bucket").rate()).isEqualTo("1,000 burst, 10/s");
        assertThat(only("slow").rate()).isEqualTo("5 burst, 3 per 7s");
    }

    @Test
    void aWindowIsShownAsSoManyPerTime() {
        assertThat(only("window").rate()).isEqualTo("60 per minute");
        assertThat(only("window").details()).isEqualTo("window · fixed-window · by client");
    }

    @Test
    void aRouteSaysWhoMayCallAndWhatLimitsThem() {
        LimitsBean.Route login = RouteTexts.of(config.routes().stream()
                .filter(route -> route.id().equals("login"))
                .findFirst()
                .orElseThrow());

        assertThat(login.path()).isEqualTo("/api/login");
        assertThat(login.methods()).isEqualTo("POST");
        assertThat(login.callers()).isEqualTo("with a key");
        assertThat(login.limits()).isEqualTo("5 per 10 s, instead of those of the tier");
    }

    @Test
    void aRouteWithoutLimitsHasThoseOfTheTier() {
        LimitsBean.Route plain = RouteTexts.of(config.routes().stream()
                .filter(route -> route.id().equals("plain"))
                .findFirst()
                .orElseThrow());

        assertThat(plain.methods()).isEqualTo("all");
        assertThat(plain.callers()).isEqualTo("everybody");
        assertThat(plain.limits()).isEqualTo("those of the tier");
    }

    private PolicyText only(String tier) {
        PolicyConfig policy = config.tiers().get(tier).policies().get(0);
        return PolicyText.of(policy);
    }
}
