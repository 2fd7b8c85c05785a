package gateway.web.admission;

import java.util.Map;
import java.util.Objects;

/**
 * What is said to a caller who is refused.
 *
 * @param contentType the type of the body
 * @param body the body, to be sent in UTF-8
 * @param headers headers beside {@link ResponseHeaders}
 */
public record RefusalText(String contentType, String body, Map<String, String> headers) {
    /** Requires every value and copies the headers. */
    public RefusalText {
        Objects.requireNonNull(contentType, "contentType");
        Objects.requireNonNull(body, "body");
        headers = Map.copyOf(headers);
    }
}
