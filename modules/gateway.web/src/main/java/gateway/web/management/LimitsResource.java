package gateway.web.management;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.InputStream;
import java.util.Map;

/** What one client has left of its own limits. What everybody shares is not shown here and not reset. */
@RequestScoped
@Path("/limits/{client}")
@Produces(MediaType.APPLICATION_JSON)
public class LimitsResource {
    @Inject
    private LimitActions actions;

    /** For the server. */
    public LimitsResource() {}

    /**
     * {@return how much the client has used, without using any of it}
     *
     * @param name the id of an API key or a device, or an address
     */
    @GET
    public Map<String, Object> get(@PathParam("client") String name) {
        return actions.usage(name);
    }

    /**
     * Makes the client's limits full again.
     *
     * @param name the id of an API key or a device, or an address
     * @param body nothing
     * @return that they are, and which of them are not
     */
    @DELETE
    public Map<String, Object> reset(@PathParam("client") String name, InputStream body) {
        JsonBody.requireNone(body);
        LimitActions.Reset reset = actions.reset(name);
        Map<String, Object> fields = DoneView.of("Limits reset", "client", reset.client());
        if (!reset.notReset().isEmpty()) {
            fields.put("notReset", reset.notReset());
        }
        return fields;
    }
}
