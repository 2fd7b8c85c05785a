package gateway.web.management;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Set;

/** The management API, apart from the protected ones. Not final: CDI proxies it. */
@ApplicationPath("/api/gateway")
public class ManagementApplication extends Application {
    /** For the server. */
    public ManagementApplication() {}

    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(
                AnalyticsResource.class,
                AuditResource.class,
                AuthorizationFilter.class,
                ConfigResource.class,
                DevicesResource.class,
                ExplainResource.class,
                IpRulesResource.class,
                KeysResource.class,
                LimitsResource.class,
                LogsResource.class,
                MetricsResource.class);
    }
}
