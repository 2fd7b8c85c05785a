package gateway.web.management;

import gateway.analytics.RequestFigures;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Figures about the requests of late. */
@RequestScoped
@Path("/analytics")
@Produces(MediaType.APPLICATION_JSON)
public class AnalyticsResource {
    @Inject
    private Administration administration;

    @Inject
    private RunningGateway running;

    /** For the server. */
    public AnalyticsResource() {}

    /** {@return the figures as they are now} */
    @GET
    public RequestFigures analytics() {
        return RequestFigures.of(running.ring(), administration.now());
    }
}
