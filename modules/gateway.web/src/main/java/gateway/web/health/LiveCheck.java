package gateway.web.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Up as long as the process answers at all; depends on nothing outside, so that no outage restarts the gateway. */
@Liveness
@ApplicationScoped
public class LiveCheck implements HealthCheck {
    /** For CDI. */
    public LiveCheck() {}

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.up("gateway-live");
    }
}
