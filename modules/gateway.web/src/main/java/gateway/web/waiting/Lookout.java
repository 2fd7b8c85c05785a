package gateway.web.waiting;

import gateway.web.socket.ClosedPorts;
import gateway.web.socket.Peer;
import gateway.web.socket.SocketTable;
import gateway.web.socket.SocketTable.Sockets;
import gateway.web.socket.SocketTable.State;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds out who has gone of those who wait, and who waits at a server that is about to stop. Servers do not say so: they
 * read nothing of a connection as long as its request is not answered, and tell an application that they stop only when
 * nothing can be sent any more.
 *
 * <p>A connection that the other side has closed is the end of its request. One that is not there is that only if it was
 * there before: where addresses are not those of the connections, as behind a server that takes them from a header,
 * nobody is found and nobody is taken for gone. A server that stops first closes its ports to newcomers. Not thread-safe.
 */
final class Lookout {
    private final SocketTable table;
    private final ClosedPorts closed = new ClosedPorts();
    private Set<Waiting> seen = new HashSet<>();

    /**
     * What was found out.
     *
     * @param gone whose connections are closed or broken
     * @param stranded whose server takes no connections any more
     */
    record Sight(List<Waiting> gone, List<Waiting> stranded) {
        Sight {
            gone = List.copyOf(gone);
            stranded = List.copyOf(stranded);
        }
    }

    Lookout(SocketTable table) {
        this.table = table;
    }

    /**
     * Looks at those who wait.
     *
     * @throws IOException if the system does not say
     */
    Sight look(List<Waiting> present) throws IOException {
        Sockets sockets = table.look(
                present.stream().map(Waiting::peer).flatMap(Optional::stream).collect(Collectors.toSet()));
        closed.note(sockets.listening());
        Set<Waiting> seenNow = new HashSet<>();
        List<Waiting> gone = new ArrayList<>();
        List<Waiting> stranded = new ArrayList<>();
        for (Waiting waiting : present) {
            Optional<State> state = waiting.peer().map(sockets.states()::get);
            if (state.filter(State.OPEN::equals).isPresent()) {
                seenNow.add(waiting);
                if (waiting.peer().map(Peer::localPort).filter(closed::contains).isPresent()) {
                    stranded.add(waiting);
                }
            } else if (state.isPresent() || seen.contains(waiting)) {
                gone.add(waiting);
            }
        }
        seen = seenNow;
        return new Sight(gone, stranded);
    }
}
