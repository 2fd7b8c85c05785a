package gateway.web.health;

import gateway.api.limit.StoreUsage;
import gateway.web.admission.Failures;
import gateway.web.servlet.RunningGateway;
import gateway.web.servlet.StoreTrouble;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Locale;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Down while API requests are answered with 503, or a store wants none to come. Anybody may ask, so it counts faults and
 * problems but does not show them: the log and the dashboard do.
 */
@Readiness
@ApplicationScoped
public class ReadyCheck implements HealthCheck {
    @Inject
    private RunningGateway running;

    /** For CDI. */
    public ReadyCheck() {}

    @Override
    public HealthCheckResponse call() {
        StoreTrouble trouble = running.storeTrouble();
        HealthCheckResponseBuilder response = HealthCheckResponse.named("gateway-ready")
                .status(running.faults().isEmpty() && !trouble.down())
                .withData("configurationFaults", running.faults().size())
                .withData("reloadFaults", running.reloadFaults().size())
                .withData("storeProblems", trouble.problems().size());
        for (Failures.Part part : Failures.Part.values()) {
            response.withData(
                    part.name().toLowerCase(Locale.ROOT) + "Failures",
                    running.gateway().failures().count(part));
        }
        StoreUsage usage = running.storeUsage();
        return response.withData("limitKeys", usage.keys())
                .withData("evictedLimitKeys", usage.evictedKeys())
                .withData("refusedLimitKeys", usage.refusedKeys())
                .build();
    }
}
