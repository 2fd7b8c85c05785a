package gateway.web.admission;

import gateway.api.client.Client;
import java.util.List;
import java.util.Optional;

/**
 * A request as it came in; what a server has to tell the gateway about it. Nothing is decoded or interpreted yet.
 *
 * <p>Implementations answer the same at each call and are asked before the request is over only.
 */
public interface IncomingRequest {

    /** {@return the method as it was sent} */
    String method();

    /** {@return the path exactly as it was sent, without the context path of the application and without query} */
    String path();

    /** {@return the query exactly as it was sent, without {@code ?}; empty if there is none} */
    String query();

    /**
     * {@return the values of all lines of a header in the order they were received in; empty if there is none}
     *
     * @param name the name, in any letter case
     */
    List<String> headers(String name);

    /** {@return the address of the peer as the server names it} */
    String peer();

    /** {@return the local port on which the request arrived} */
    int localPort();

    /**
     * {@return who administers the gateway in the session that the request belongs to; empty if nobody has logged in}
     * Asked for management requests only.
     */
    Optional<Client.AdministratorUser> principal();

    /**
     * {@return the name of whoever has logged in to the application, as the container knows it; empty if nobody has}
     * Never asked for management requests.
     */
    Optional<String> user();

    /**
     * {@return the body, which whoever handles the request afterwards can still read; at the first call it may be read
     * off the connection, which blocks}
     */
    InspectedBody body();
}
