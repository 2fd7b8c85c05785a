package gateway.proxy.transfer;

import gateway.api.limit.Ticker;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.apache.hc.core5.http.HttpConnection;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.reactor.IOSession;

/** The connections to one server that nobody uses at the moment; the one that was used last is taken first. Thread-safe. */
final class Connections {
    /** How long one is kept; most servers close it earlier. */
    private static final long KEEP_NANOS = Duration.ofSeconds(60).toNanos();

    private final ConcurrentLinkedDeque<Idle> idle = new ConcurrentLinkedDeque<>();
    private final Ticker ticker;
    private volatile boolean closed;

    Connections(Ticker ticker) {
        this.ticker = ticker;
    }

    private record Idle(IOSession session, long sinceNanos) {}

    /** One that is open and was used within some time. */
    Optional<IOSession> take(Duration within) {
        long now = ticker.epochNanos();
        for (Idle one = idle.pollFirst(); one != null; one = idle.pollFirst()) {
            if (!isOpen(one.session())) {
                continue;
            }
            if (now - one.sinceNanos() <= within.toNanos()) {
                return Optional.of(one.session());
            }
            idle.offerFirst(one);
            return Optional.empty();
        }
        return Optional.empty();
    }

    /** Keeps one whose last response is complete, if it can be used again. */
    void give(IOSession session) {
        if (closed || !isOpen(session)) {
            session.close(CloseMode.GRACEFUL);
        } else {
            idle.offerFirst(new Idle(session, ticker.epochNanos()));
        }
    }

    /** Lets go of those that were not used for long. */
    void expire() {
        long now = ticker.epochNanos();
        for (Idle oldest = idle.peekLast(); oldest != null; oldest = idle.peekLast()) {
            if (isOpen(oldest.session()) && now - oldest.sinceNanos() < KEEP_NANOS) {
                return;
            }
            if (idle.removeLastOccurrence(oldest)) {
                oldest.session().close(CloseMode.GRACEFUL);
            }
        }
    }

    int size() {
        return idle.size();
    }

    /** Closes all, and those that are still given. */
    void close() {
        closed = true;
        for (Idle one = idle.pollFirst(); one != null; one = idle.pollFirst()) {
            one.session().close(CloseMode.GRACEFUL);
        }
    }

    private static boolean isOpen(IOSession session) {
        return session.getStatus() == IOSession.Status.ACTIVE
                && session.getHandler() instanceof HttpConnection connection
                && connection.isOpen();
    }
}
