package gateway.web.proxy;

import gateway.api.limit.Ticker;
import gateway.web.socket.Peer;
import gateway.web.socket.SocketTable;
import gateway.web.socket.SocketTable.Sockets;
import gateway.web.socket.SocketTable.State;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Notices callers who have gone while nothing but their upstream's answer is waited for: servers do not say so, since they
 * read nothing of a connection as long as its request is not answered. What is judged, and how, is that of requests which
 * wait for their turn: a connection that its other side has closed, or that was there and is there no more.
 *
 * <p>Adding and removing are thread-safe; one thread looks.
 */
final class Absences implements Runnable {
    private static final System.Logger LOG = System.getLogger(Absences.class.getName());
    /** Most answers come earlier, and nobody has to look. */
    private static final long UNWATCHED_NANOS = Duration.ofMillis(500).toNanos();

    private final SocketTable table;
    private final Ticker ticker;
    private final Set<Waiter> waiters = ConcurrentHashMap.newKeySet();
    private Set<Waiter> seen = new HashSet<>();

    /** Somebody who waits. */
    interface Waiter {
        /** The caller's end of the connection; empty if it cannot be told. */
        Optional<Peer> peer();

        /** Since when. */
        long sinceNanos();

        /** Ends its request. */
        void gone();
    }

    Absences(SocketTable table, Ticker ticker) {
        this.table = table;
        this.ticker = ticker;
    }

    void watch(Waiter waiter) {
        waiters.add(waiter);
    }

    void answered(Waiter waiter) {
        waiters.remove(waiter);
    }

    @Override
    public void run() {
        long now = ticker.epochNanos();
        List<Waiter> patient = waiters.stream()
                .filter(waiter -> now - waiter.sinceNanos() > UNWATCHED_NANOS)
                .toList();
        if (patient.isEmpty()) {
            seen = Set.of();
            return;
        }
        try {
            judge(patient);
        } catch (IOException | RuntimeException e) {
            LOG.log(System.Logger.Level.DEBUG, "Nobody can tell whether callers have gone", e);
        }
    }

    private void judge(List<Waiter> waiting) throws IOException {
        Sockets sockets = table.look(
                waiting.stream().map(Waiter::peer).flatMap(Optional::stream).collect(Collectors.toSet()));
        Set<Waiter> seenNow = new HashSet<>();
        for (Waiter waiter : waiting) {
            Optional<State> state = waiter.peer().map(sockets.states()::get);
            if (state.filter(State.OPEN::equals).isPresent()) {
                seenNow.add(waiter);
            } else if (state.isPresent() || seen.contains(waiter)) {
                waiter.gone();
            }
        }
        seen = seenNow;
    }
}
