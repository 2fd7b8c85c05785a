package gateway.web.management;

import gateway.web.admission.ClientLimits;
import gateway.web.admission.Rules;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.InputStream;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What one client has left of its own limits. What everybody shares is not shown here and not reset. */
@RequestScoped
@Path("/limits/{client}")
@Produces(MediaType.APPLICATION_JSON)
public class LimitsResource {
    @Inject
    private Administration administration;

    @Inject
    private RunningGateway running;

    /** For the server. */
    public LimitsResource() {}

    /**
     * {@return how much the client has used, without using any of it}
     *
     * @param name the id of an API key or a device, or an address
     */
    @GET
    public Map<String, Object> get(@PathParam("client") String name) {
        NamedClient client = find(name);
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("client", client.client().id());
        fields.put("tier", limits(client).tier());
        fields.put("limits", usage(client));
        return fields;
    }

    /**
     * Makes the client's limits full again.
     *
     * @param name the id of an API key or a device, or an address
     * @param body nothing
     * @return that they are
     */
    @DELETE
    public Map<String, Object> reset(@PathParam("client") String name, InputStream body) {
        JsonBody.requireNone(body);
        NamedClient client = find(name);
        String id = client.client().id();
        List<Map<String, Object>> before = usage(client);
        limits(client).reset();
        administration.noteChange("limits.reset", id, Map.of("limits", before), Map.of("limits", usage(client)));
        return DoneView.of("Limits reset", "client", id);
    }

    private List<Map<String, Object>> usage(NamedClient client) {
        Instant now = administration.now();
        return limits(client).usage().stream()
                .map(usage -> LimitView.of(usage, now))
                .toList();
    }

    private ClientLimits limits(NamedClient client) {
        return new ClientLimits(rules(), client.client(), client.address());
    }

    private NamedClient find(String name) {
        return NamedClient.find(rules(), name).orElseThrow(() -> Refusals.unknown("API key, device or address"));
    }

    private Rules rules() {
        return running.rules();
    }
}
