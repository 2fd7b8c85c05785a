package gateway.web.live;

import gateway.web.live.Places.Place;
import gateway.web.servlet.Passage;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A request that wants to listen, on its own thread. */
record Arriving(SseEventSink sink, Sse sse, HttpServletRequest request) {

    /** What {@link LiveFilter} took for it. */
    Place place() {
        return (Place) request.getAttribute(LiveFilter.PLACE);
    }

    Passage passage() {
        return Passage.of(request).orElseThrow();
    }

    Outlet outlet() {
        return new JaxRsOutlet(sink);
    }

    /** Lets the stream take as long as somebody listens, and the listener end with it. */
    void endWith(Listener listener) {
        AsyncContext context = request.getAsyncContext();
        context.setTimeout(0);
        context.addListener(new EndOfStream(listener));
        passage().gateway().log().streams(passage().exchange());
    }

    /** The id of the last event that the listener knows of, as it says; several ids are none that we know. */
    Optional<String> lastId() {
        List<String> lines = Collections.list(request.getHeaders("Last-Event-ID"));
        return lines.isEmpty() ? Optional.empty() : Optional.of(String.join(",", lines));
    }
}
