package gateway.web.blackbox.http;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One event of a stream.
 *
 * @param name its type; {@code message} if it has none of its own
 * @param id the id of the last event up to this one that had any
 * @param data its lines
 * @param receivedNanos when it had arrived completely
 */
public record StreamEvent(String name, String id, String data, long receivedNanos) {

    /** The data as a JSON object. */
    public Map<String, Object> json() {
        return new Response(200, List.of(), data).json();
    }

    /** An event whose lines are still coming. */
    static final class Builder {
        private String name = "message";
        private Optional<String> id = Optional.empty();
        private OptionalLong retry = OptionalLong.empty();
        private Optional<String> data = Optional.empty();

        void line(String line) {
            int colon = line.indexOf(':');
            String field = colon < 0 ? line : line.substring(0, colon);
            String value = colon < 0 ? "" : line.substring(colon + 1).replaceFirst("^ ", "");
            switch (field) {
                case "event" -> name = value;
                case "id" -> id = Optional.of(value);
                case "retry" -> retry = OptionalLong.of(Long.parseLong(value));
                case "data" ->
                    data = Optional.of(data.map(lines -> lines + "\n" + value).orElse(value));
                default -> throw new AssertionError("no field of an event: " + line);
            }
        }

        Optional<String> id() {
            return id;
        }

        OptionalLong retry() {
            return retry;
        }

        boolean hasData() {
            return data.isPresent();
        }

        StreamEvent build(String lastId, long receivedNanos) {
            return new StreamEvent(name, lastId, data.orElseThrow(), receivedNanos);
        }
    }
}
