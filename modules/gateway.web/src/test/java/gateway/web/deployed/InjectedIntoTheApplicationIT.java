package gateway.web.deployed;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.AnalyticsReader;
import gateway.api.analytics.RequestQuery;
import gateway.api.limit.Decision;
import gateway.api.limit.TierLimits;
import gateway.web.config.GatewayConfig;
import jakarta.inject.Inject;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("What code of the web application gets injected")
@Tag("arquillian")
@ExtendWith(ArquillianExtension.class)
class InjectedIntoTheApplicationIT {

    @Inject
    private TierLimits limits;

    @Inject
    private AnalyticsReader analytics;

    @Inject
    private GatewayConfig config;

    @Deployment
    static WebArchive gateway() {
        return GatewayWar.withAssertJ();
    }

    @Test
    void theLimitsPermitWhatTheTierHasAndNoMore() {
        long permits = limits.acquire(config.defaultTier(), "reports", 0).remaining();

        assertThat(permits).isPositive();
        for (long i = 0; i < permits; i++) {
            assertThat(limits.acquire(config.defaultTier(), "reports", 1).permitted())
                    .isTrue();
        }
        assertThat(limits.acquire(config.defaultTier(), "reports", 1)).isInstanceOf(Decision.Rejected.class);
    }

    @Test
    void theConfigurationIsTheOneInForce() {
        assertThat(limits.tiers()).isEqualTo(config.tiers().keySet());
    }

    @Test
    void theAnalyticsAreThoseOfTheRunningGateway() {
        // Arquillian runs tests by requests.
        assertThat(analytics.find(RequestQuery.newest(1, 0)).entries()).hasSize(1);
        assertThat(analytics.snapshot().lifetime().requests()).isPositive();
    }
}
