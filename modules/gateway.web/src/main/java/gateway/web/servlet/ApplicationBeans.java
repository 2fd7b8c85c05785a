package gateway.web.servlet;

import gateway.api.analytics.AnalyticsReader;
import gateway.api.limit.TierLimits;
import gateway.web.admission.RunningTierLimits;
import gateway.web.config.GatewayConfig;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;

/** What code of the web application can have injected of the running gateway. */
@ApplicationScoped
public class ApplicationBeans {
    @Inject
    private RunningGateway running;

    /** For CDI. */
    public ApplicationBeans() {}

    /** {@return the limits of the tiers, those in force whenever they are asked} */
    @Produces
    @ApplicationScoped
    public TierLimits limits() {
        return new RunningTierLimits(running::gateway);
    }

    /** {@return what is known of requests} */
    @Produces
    @ApplicationScoped
    public AnalyticsReader analytics() {
        return running.analytics();
    }

    /** {@return the configuration in force now; after a reload there is another one} */
    @Produces
    public GatewayConfig config() {
        return running.config();
    }
}
