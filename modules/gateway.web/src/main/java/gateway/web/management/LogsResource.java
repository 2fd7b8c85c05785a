package gateway.web.management;

import gateway.api.analytics.RequestEntry;
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
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The requests of late, newest first. */
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
     * A page of requests.
     *
     * @param logs the requests
     * @param limit how many were asked for
     * @param offset how many newer ones were skipped
     */
    public record Page(List<Line> logs, int limit, int offset) {}

    /**
     * One request.
     *
     * @param timestamp when it arrived, in milliseconds since the Unix epoch
     * @param method the HTTP method
     * @param path the path without query
     * @param statusCode the HTTP status that was sent
     * @param responseTime from arrival to the end of the exchange, in whole milliseconds
     * @param clientId a key id or an address
     * @param ip the address of the caller
     * @param authenticated whether a valid credential was presented
     */
    public record Line(
            long timestamp,
            String method,
            String path,
            int statusCode,
            long responseTime,
            String clientId,
            String ip,
            boolean authenticated) {

        static Line of(RequestEntry entry) {
            return new Line(
                    entry.timestamp().toEpochMilli(),
                    entry.method(),
                    entry.path(),
                    entry.status(),
                    entry.responseTime().toMillis(),
                    entry.clientId(),
                    entry.address(),
                    entry.authenticated());
        }
    }

    /**
     * {@return a page of requests}
     *
     * @param uri whose query says which ones
     * @param limit how many, from 1 to 1000
     * @param offset how many newer ones to skip, from 0
     */
    @GET
    public Page logs(
            @Context UriInfo uri,
            @QueryParam("limit") @DefaultValue("20") String limit,
            @QueryParam("offset") @DefaultValue("0") String offset) {
        ListPage page = ListPage.of(limit, MAX_LIMIT, offset);
        Predicate<RequestEntry> wanted = new LogFilter(
                        name -> Optional.ofNullable(uri.getQueryParameters().getFirst(name)))
                .predicate();
        List<Line> lines = running.ring().latest(running.ring().capacity(), 0).stream()
                .filter(wanted)
                .skip(page.offset())
                .limit(page.limit())
                .map(Line::of)
                .toList();
        return new Page(lines, page.limit(), page.offset());
    }
}
