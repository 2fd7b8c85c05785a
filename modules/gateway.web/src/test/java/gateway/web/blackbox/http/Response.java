package gateway.web.blackbox.http;

import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbException;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An answer as it came over the wire.
 *
 * @param text the body, read as UTF-8; empty if there is none
 */
public record Response(int status, List<Header> headers, String text) {
    private static final Jsonb JSON = JsonbBuilder.create();

    /** All values of a header, in order. */
    public List<String> all(String name) {
        return headers.stream().filter(h -> h.isNamed(name)).map(Header::value).toList();
    }

    /** The value of a header that is there at most once. */
    public Optional<String> header(String name) {
        List<String> values = all(name);
        if (values.size() > 1) {
            throw new AssertionError(name + " was sent more than once: " + values);
        }
        return values.stream().findFirst();
    }

    public long number(String name) {
        return header(name)
                .map(Long::parseLong)
                .orElseThrow(() -> new NoSuchElementException(name + " is missing in " + this));
    }

    public long remaining() {
        return number("X-RateLimit-Remaining");
    }

    public long retryAfter() {
        return number("Retry-After");
    }

    /** The body as a JSON object. */
    @SuppressWarnings("unchecked") // the keys of a JSON object are strings
    public Map<String, Object> json() {
        try {
            return JSON.fromJson(text, Map.class);
        } catch (JsonbException e) {
            throw new AssertionError("no JSON object: " + this, e);
        }
    }

    @Override
    public String toString() {
        String lines = headers.stream().map(h -> h.name() + ": " + h.value()).collect(Collectors.joining("\n"));
        return status + "\n" + lines + "\n\n" + text;
    }
}
