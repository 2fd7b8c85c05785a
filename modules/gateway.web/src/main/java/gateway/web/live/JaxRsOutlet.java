package gateway.web.live;

import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.SseEventSink;
import java.util.concurrent.CompletionStage;

/** The connection to one listener, as JAX-RS gives it to us. */
record JaxRsOutlet(SseEventSink sink) implements Outlet {
    private static final System.Logger LOG = System.getLogger(JaxRsOutlet.class.getName());

    @Override
    public CompletionStage<?> write(OutboundSseEvent event) {
        return sink.send(event);
    }

    @Override
    public void close() {
        try {
            sink.close();
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.DEBUG, "A stream cannot be closed", e);
        }
    }
}
