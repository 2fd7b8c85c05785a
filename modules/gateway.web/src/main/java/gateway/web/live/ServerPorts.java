package gateway.web.live;

import gateway.web.admission.Entitlement;
import gateway.web.admission.Rules;
import gateway.web.socket.ClosedPorts;
import gateway.web.socket.SocketTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The ports by which listeners come: one that is closed to newcomers means that the server is about to stop, for which
 * it waits until nobody listens. Thread-safe.
 */
final class ServerPorts {
    private final ClosedPorts closed = new ClosedPorts();
    private final Optional<SocketTable> table;

    /** Without a table no port is ever closed. */
    ServerPorts(Optional<SocketTable> table) {
        this.table = Objects.requireNonNull(table, "table");
    }

    /**
     * Looks which ones are open.
     *
     * @throws UncheckedIOException if the system does not say
     */
    void look() {
        table.ifPresent(sockets -> closed.note(open(sockets)));
    }

    private static Set<Integer> open(SocketTable sockets) {
        try {
            return sockets.look(Set.of()).listening();
        } catch (IOException e) {
            throw new UncheckedIOException("the system does not say which ports are open", e);
        }
    }

    boolean isClosed(int port) {
        return closed.contains(port);
    }

    /** A right to listen that ends, too, when the port is closed by which its owner came. */
    Entitlement whileOpen(int port, Entitlement entitlement) {
        return new WhileOpen(this, port, entitlement);
    }

    private record WhileOpen(ServerPorts ports, int port, Entitlement entitlement) implements Entitlement {
        @Override
        public boolean holds(Rules rules) {
            return !ports.isClosed(port) && entitlement.holds(rules);
        }
    }
}
