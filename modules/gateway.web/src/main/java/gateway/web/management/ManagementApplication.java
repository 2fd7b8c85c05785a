package gateway.web.management;

import gateway.web.live.AnalyticsLiveResource;
import gateway.web.live.DecisionsLiveResource;
import gateway.web.live.LiveFilter;
import gateway.web.live.NoData;
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
                AnalyticsLiveResource.class,
                AnalyticsResource.class,
                AuditResource.class,
                AuthorizationFilter.class,
                ConfigResource.class,
                DecisionsLiveResource.class,
                DevicesResource.class,
                ExplainResource.class,
                IpRulesResource.class,
                KeysResource.class,
                LimitsResource.class,
                LiveFilter.class,
                LogsResource.class,
                MetricsResource.class,
                NoData.class,
                UpstreamsResource.class);
    }
}
