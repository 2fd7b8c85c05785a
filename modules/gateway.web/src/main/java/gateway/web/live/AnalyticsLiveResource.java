package gateway.web.live;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HEAD;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;

/** The figures about the requests of late, again and again. */
@RequestScoped
@Path("/analytics/live")
@Produces(MediaType.SERVER_SENT_EVENTS)
public class AnalyticsLiveResource {
    @Inject
    private LiveStreams streams;

    /** For the server. */
    public AnalyticsLiveResource() {}

    /**
     * Begins a stream.
     *
     * @param sink the connection
     * @param sse makes broadcasters
     * @param request the request
     */
    @GET
    @Live
    public void listen(@Context SseEventSink sink, @Context Sse sse, @Context HttpServletRequest request) {
        streams.listenToAnalytics(new Arriving(sink, sse, request));
    }

    /** {@return the headers of a stream, and no stream} */
    @HEAD
    public Response head() {
        return LiveStreams.headers();
    }
}
