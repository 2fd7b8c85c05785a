package gateway.web.management;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestPage;
import gateway.web.config.RouteConfig;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The requests of late at this node, newest first unless another order is asked for. */
@RequestScoped
@Path("/logs")
@Produces(MediaType.APPLICATION_JSON)
public class LogsResource {
    private static final int MAX_LIMIT = 1000;

    @Inject
    private RunningGateway running;

    /** For the server. */
    public LogsResource() {}

    /**
     * {@return a page of requests}
     *
     * @param uri whose query says which ones
     * @param limit how many, from 1 to 1000
     * @param offset how many to skip, from 0
     */
    @GET
    public Map<String, Object> logs(
            @Context UriInfo uri,
            @QueryParam("limit") @DefaultValue("20") String limit,
            @QueryParam("offset") @DefaultValue("0") String offset) {
        ListPage page = ListPage.of(limit, MAX_LIMIT, offset);
        LogFilter filter = new LogFilter(
                name -> Optional.ofNullable(uri.getQueryParameters().getFirst(name)), routes());
        RequestPage found = running.analytics().find(filter.query(page));
        Map<String, Object> fields = page.show(
                "logs", found.entries().stream().map(LogsResource::line).toList());
        fields.put("total", found.total());
        fields.put("node", running.config().server().node());
        return fields;
    }

    private Set<String> routes() {
        return running.config().routes().stream().map(RouteConfig::id).collect(Collectors.toSet());
    }

    /** At first what clients of the Express package know. */
    private static Map<String, Object> line(RequestEntry entry) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("timestamp", entry.timestamp().toEpochMilli());
        fields.put("method", entry.method());
        fields.put("path", entry.path());
        fields.put("statusCode", entry.status());
        fields.put("responseTime", entry.responseTime().toMillis());
        fields.put("clientId", entry.clientId());
        fields.put("ip", entry.address());
        fields.put("authenticated", entry.authenticated());
        fields.put("requestId", entry.requestId());
        fields.put("bytes", entry.bytes());
        entry.route().ifPresent(route -> fields.put("route", route));
        entry.tier().ifPresent(tier -> fields.put("tier", tier));
        entry.refusal().ifPresent(refusal -> {
            fields.put("error", refusal.error());
            refusal.policy().ifPresent(policy -> fields.put("policy", policy));
        });
        return fields;
    }
}
