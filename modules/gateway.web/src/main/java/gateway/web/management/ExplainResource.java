package gateway.web.management;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.InputStream;
import java.util.Map;

/** Says what would become of a request, and why. Nothing is spent by asking. */
@RequestScoped
@Path("/explain")
@Produces(MediaType.APPLICATION_JSON)
public class ExplainResource {
    @Inject
    private ExplainActions actions;

    /** For the server. */
    public ExplainResource() {}

    /**
     * {@return what would become of a request}
     *
     * @param body the request
     */
    @POST
    public Map<String, Object> explain(InputStream body) {
        return actions.explain(JsonBody.read(body, ExplainInput.FIELDS));
    }
}
