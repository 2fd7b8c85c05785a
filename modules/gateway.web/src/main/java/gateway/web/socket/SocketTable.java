package gateway.web.socket;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What this machine's system knows of TCP connections and ports. */
public interface SocketTable {

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
     * @param listening all ports at which somebody on this machine accepts connections
     */
    record Sockets(Map<Peer, State> states, Set<Integer> listening) {
        /** Copies both. */
        public Sockets {
            states = Map.copyOf(states);
            listening = Set.copyOf(listening);
        }
    }

    /** {@return the table of this process; empty where the system gives none, which is everywhere but on Linux} */
    static Optional<SocketTable> own() {
        return LinuxSockets.in(Path.of("/proc/self/net"));
    }

    /**
     * {@return what is known of some connections, and of all ports} Thread-safe; takes time in proportion to the number
     * of connections of the machine, a millisecond for a thousand or so.
     *
     * @param wanted the connections
     * @throws IOException if the system does not say
     */
    Sockets look(Set<Peer> wanted) throws IOException;
}
