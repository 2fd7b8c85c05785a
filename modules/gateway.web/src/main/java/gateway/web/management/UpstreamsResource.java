package gateway.web.management;

import gateway.proxy.upstream.ServerStatus;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The servers behind the gateway and how they are doing. */
@RequestScoped
@Path("/upstreams")
@Produces(MediaType.APPLICATION_JSON)
public class UpstreamsResource {
    @Inject
    private RunningGateway running;

    /** For the server. */
    public UpstreamsResource() {}

    /** {@return the servers of each forwarded route} */
    @GET
    public Map<String, Object> upstreams() {
        List<Map<String, Object>> routes = running.upstreams().entrySet().stream()
                .map(route -> {
                    Map<String, Object> fields = new LinkedHashMap<>();
                    fields.put("route", route.getKey());
                    fields.put("servers", servers(route.getValue().status()));
                    return fields;
                })
                .toList();
        return Map.of("upstreams", routes);
    }

    private static List<Map<String, Object>> servers(List<ServerStatus> all) {
        return all.stream().map(UpstreamsResource::server).toList();
    }

    private static Map<String, Object> server(ServerStatus status) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("url", status.target().url());
        fields.put("weight", status.target().weight());
        fields.put("state", status.state().name().toLowerCase(Locale.ROOT));
        fields.put("inFlight", status.inFlight());
        fields.put("requests", status.requests());
        fields.put("failures", status.failures());
        return fields;
    }
}
