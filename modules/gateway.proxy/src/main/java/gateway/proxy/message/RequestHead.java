package gateway.proxy.message;

import java.util.List;
import java.util.Objects;

/**
 * The head of a request.
 *
 * @param method the method as it was sent
 * @param target path and query, octet for octet
 * @param headers the lines in their order
 */
public record RequestHead(String method, String target, List<Header> headers) {
    /** Requires every value and copies the headers. */
    public RequestHead {
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(target, "target");
        headers = List.copyOf(headers);
    }
}
