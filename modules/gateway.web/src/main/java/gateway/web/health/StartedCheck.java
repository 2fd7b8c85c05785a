package gateway.web.health;

import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Startup;

/** Up once the gateway answers requests, also with a faulty configuration. */
@Startup
@ApplicationScoped
public class StartedCheck implements HealthCheck {
    @Inject
    private RunningGateway running;

    /** For CDI. */
    public StartedCheck() {}

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("gateway-started")
                .status(running.started())
                .build();
    }
}
