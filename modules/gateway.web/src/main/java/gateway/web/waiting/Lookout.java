package gateway.web.waiting;

import gateway.web.waiting.SocketTable.State;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds out who has gone of those who wait. Servers do not say so: they read nothing of a connection as long as its
 * request is not answered.
 *
 * <p>A connection that the other side has closed is the end of its request. One that is not there is that only if it was
 * there before: where addresses are not those of the connections, as behind a server that takes them from a header,
 * nobody is found and nobody is taken for gone. Not thread-safe.
 */
final class Lookout {
    private final SocketTable sockets;
    private Set<Waiting> seen = new HashSet<>();

    Lookout(SocketTable sockets) {
        this.sockets = sockets;
    }

    /**
     * Those who have gone.
     *
     * @param present who waits
     * @throws IOException if the system does not say
     */
    List<Waiting> gone(List<Waiting> present) throws IOException {
        Map<Peer, State> states = sockets.states(
                present.stream().map(Waiting::peer).flatMap(Optional::stream).collect(Collectors.toSet()));
        Set<Waiting> seenNow = new HashSet<>();
        List<Waiting> gone = new ArrayList<>();
        for (Waiting waiting : present) {
            Optional<State> state = waiting.peer().map(states::get);
            if (state.filter(State.OPEN::equals).isPresent()) {
                seenNow.add(waiting);
            } else if (state.isPresent() || seen.contains(waiting)) {
                gone.add(waiting);
            }
        }
        seen = seenNow;
        return gone;
    }
}
