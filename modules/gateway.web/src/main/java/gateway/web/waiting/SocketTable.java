package gateway.web.waiting;

import java.io.IOException;
import java.util.Map;
import java.util.Set;

/** What this machine's system knows of TCP connections. */
interface SocketTable {

    /** How a connection stands. */
    enum State {
        /** Both sides may send. */
        OPEN,
        /** The other side has closed it. */
        CLOSED_BY_PEER
    }

    /**
     * What is known at some time.
     *
     * @param states connections; those that do not exist, or are in another state, are left out
     * @param listening the ports of this server, of those connections, at which somebody accepts others
     */
    record Sockets(Map<Peer, State> states, Set<Integer> listening) {
        public Sockets {
            states = Map.copyOf(states);
            listening = Set.copyOf(listening);
        }
    }

    /**
     * What is known of some connections. Thread-safe.
     *
     * @throws IOException if the system does not say
     */
    Sockets look(Set<Peer> wanted) throws IOException;
}
