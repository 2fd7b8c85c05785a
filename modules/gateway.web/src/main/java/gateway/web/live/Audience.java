package gateway.web.live;

import gateway.web.admission.Entitlement;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseBroadcaster;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * Those who listen to one stream, and the broadcaster that sends to them.
 *
 * <p>Thread-safe. Sending does not block, since every {@link Listener} takes an event at once. A broadcaster forgets a
 * listener that has gone when it sends to it the next time, so something has to be sent now and then.
 */
final class Audience {
    private final Map<Listener, Entitlement> present = new ConcurrentHashMap<>();
    private volatile Optional<SseBroadcaster> broadcaster = Optional.empty();

    /** Lets somebody listen from now on; whoever calls makes sure that nothing is sent meanwhile. */
    void join(Listener listener, Entitlement entitlement, Sse sse) {
        if (broadcaster.isEmpty()) {
            broadcaster = Optional.of(sse.newBroadcaster());
        }
        present.put(listener, entitlement);
        broadcaster.get().register(listener);
        if (listener.isClosed()) {
            leave(listener);
        }
    }

    /** Takes note that a listener has gone. */
    void leave(Listener listener) {
        present.remove(listener);
    }

    boolean isEmpty() {
        return present.isEmpty();
    }

    /** Sends an event to everybody. */
    void send(OutboundSseEvent event) {
        broadcaster.ifPresent(all -> all.broadcast(event));
    }

    /** Ends those who may not listen any more. */
    void retain(Predicate<Entitlement> entitled) {
        present.forEach((listener, entitlement) -> {
            if (!entitled.test(entitlement)) {
                listener.end();
            }
        });
    }

    /** Ends those to whom something is being written for longer than that. */
    void endWaitingFor(Duration time) {
        present.keySet().stream()
                .filter(listener -> listener.isWritingFor(time))
                .forEach(Listener::end);
    }

    /** Ends everybody. */
    void end() {
        present.keySet().forEach(Listener::end);
        broadcaster.ifPresent(SseBroadcaster::close);
    }
}
