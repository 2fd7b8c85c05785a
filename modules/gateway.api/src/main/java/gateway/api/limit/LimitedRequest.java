package gateway.api.limit;

import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import java.util.List;
import java.util.Optional;

/**
 * A request as plug-ins see it. A {@link KeyResolver} is asked about requests that are about to spend permits: whoever
 * sends them is known and let in. Nothing of their body was read.
 *
 * <p>Headers and query are as they were sent, credentials included, and can be made up. Used on the thread of the
 * request only.
 */
public interface LimitedRequest {

    /** {@return the method in upper case} */
    String method();

    /** {@return the path as it was sent, without the context path of the application and without query} */
    String path();

    /** {@return the query as it was sent, without {@code ?}; empty if there is none} */
    String query();

    /**
     * {@return the values of all lines of a header in the order they were received in; empty if there is none}
     *
     * @param name the name, in any letter case
     */
    List<String> headers(String name);

    /** {@return who sends it} */
    Client client();

    /** {@return the address it comes from, as trusted proxies report it} */
    IpAddress address();

    /** {@return the id of the route that it matched; empty if none did} */
    Optional<String> route();
}
