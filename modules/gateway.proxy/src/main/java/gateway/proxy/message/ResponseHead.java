package gateway.proxy.message;

import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * The head of a final response.
 *
 * @param status the HTTP status
 * @param headers the lines in their order
 * @param length the length that is announced for the body, which the response to {@code HEAD} has too; empty if none is
 */
public record ResponseHead(int status, List<Header> headers, OptionalLong length) {
    /** Requires every value and copies the headers. */
    public ResponseHead {
        headers = List.copyOf(headers);
        Objects.requireNonNull(length, "length");
    }
}
