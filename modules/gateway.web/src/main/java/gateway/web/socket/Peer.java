package gateway.web.socket;

import gateway.api.client.IpAddress;
import java.util.Objects;

/**
 * The other end of a TCP connection to this server, as the server's system knows it.
 *
 * @param localPort the port of this server
 * @param address the address of the other end
 * @param port the port of the other end
 */
public record Peer(int localPort, IpAddress address, int port) {
    /** Requires the address. */
    public Peer {
        Objects.requireNonNull(address, "address");
    }
}
