package gateway.web.jaxrs;

import gateway.web.servlet.FilteredApplications;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;

/**
 * Puts the gateway's filters in front of every resource.
 *
 * <p>It is named in {@code META-INF/services/jakarta.ws.rs.core.Feature}, because an {@code Application} that lists its
 * classes ignores filters that are merely found.
 */
public class GatewayFeature implements Feature {
    @Context
    private Application application;

    /** For the server. */
    public GatewayFeature() {}

    @Override
    public boolean configure(FeatureContext context) {
        context.register(LogFilter.class, FilterOrder.LOG);
        context.register(AuthenticateFilter.class, FilterOrder.AUTHENTICATE);
        context.register(AddressFilter.class, FilterOrder.ADDRESS);
        context.register(LimitFilter.class, FilterOrder.LIMIT);
        context.register(AcceptFilter.class, FilterOrder.ACCEPT);
        context.register(HeaderFilter.class, FilterOrder.HEADERS);
        context.register(OwnResources.class);
        context.register(UnreadableBody.class);
        context.register(ProblemMapper.class);
        FilteredApplications.add(application.getClass().getName());
        return true;
    }
}
