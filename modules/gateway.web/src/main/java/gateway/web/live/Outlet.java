package gateway.web.live;

import jakarta.ws.rs.sse.OutboundSseEvent;
import java.util.concurrent.CompletionStage;

/** The connection to one listener. Its methods may block for as long as the listener does not read. */
interface Outlet {

    /** Writes an event; the stage is completed when it is handed over to the network, or that failed. */
    CompletionStage<?> write(OutboundSseEvent event);

    /** Ends the response. Called once, and not while something is being written. */
    void close();
}
