package gateway.web.blackbox.departures;

import gateway.api.limit.Ticker;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;
import java.time.InstantSource;
import java.util.Map;

/** Says when a request got here; the first segment of the path is the test's to tell its requests apart. */
@Path("/{marker}")
@Produces(MediaType.APPLICATION_JSON)
@SuppressWarnings("DoNotCallSuggester") // only the server calls
public class DepartureResource {
    private static final Ticker TICKER = Ticker.startingAt(InstantSource.system());

    /** What a request asks for at once. */
    @GET
    @Path("now/{text}")
    public Map<String, Object> now(
            @PathParam("text") String text, @QueryParam("query") String query, @Context UriInfo uri) {
        return Map.of(
                "micros",
                TICKER.epochNanos() / 1000,
                "text",
                text,
                "query",
                String.valueOf(query),
                "target",
                uri.getRequestUri().getRawPath());
    }

    /** What it sends. */
    @POST
    @Path("body")
    public Map<String, Object> body(String body) {
        return Map.of("body", body);
    }

    /** What it gets a little later, from another thread. */
    @GET
    @Path("later")
    public void later(@Suspended AsyncResponse response) {
        new Thread(() -> response.resume(Map.of("later", true))).start();
    }

    /** What it gets bit by bit. */
    @GET
    @Path("events")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public void events(@Context SseEventSink sink, @Context Sse sse) {
        new Thread(() -> {
                    sink.send(sse.newEvent("first"));
                    sink.send(sse.newEvent("second"));
                    sink.close();
                })
                .start();
    }

    /** What fails. */
    @GET
    @Path("failure")
    public String failure() {
        throw new IllegalStateException("a text that nobody may see");
    }

    /** What is refused by the resource itself. */
    @GET
    @Path("conflict")
    public String conflict() {
        throw new WebApplicationException(409);
    }
}
