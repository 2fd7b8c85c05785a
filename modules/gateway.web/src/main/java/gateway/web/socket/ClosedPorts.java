package gateway.web.socket;

import java.util.HashSet;
import java.util.Set;

/**
 * The ports that were open to newcomers and are so no more: a server that stops closes its ports first, waits for the
 * requests that came by them, and only then tells its applications. A port that was never seen open is none of them, nor
 * is one that was opened again.
 *
 * <p>Thread-safe; no method blocks.
 */
public final class ClosedPorts {
    private final Set<Integer> closed = new HashSet<>();
    private Set<Integer> open = Set.of();

    /** Knows of none. */
    public ClosedPorts() {}

    /**
     * Takes note of what was seen last.
     *
     * @param open all ports that are open
     */
    public synchronized void note(Set<Integer> open) {
        closed.addAll(this.open);
        closed.removeAll(open);
        this.open = Set.copyOf(open);
    }

    /**
     * {@return whether a port is one of them}
     *
     * @param port a port of this machine
     */
    public synchronized boolean contains(int port) {
        return closed.contains(port);
    }
}
