package gateway.web.management;

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
    private RunningGateway running;

    /** For the server. */
    public AnalyticsResource() {}

    /** {@return the figures as they are now} */
    @GET
    public String analytics() {
        return AnalyticsJson.line(running.analytics().snapshot());
    }
}
