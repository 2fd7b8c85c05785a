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
     * The states of some connections; those that do not exist, or are in another state, are left out. Thread-safe.
     *
     * @throws IOException if the system does not say
     */
    Map<Peer, State> states(Set<Peer> wanted) throws IOException;
}
