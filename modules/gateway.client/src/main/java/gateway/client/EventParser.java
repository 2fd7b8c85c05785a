package gateway.client;

import java.util.function.Consumer;

/**
 * Makes events of the lines of a stream, as the HTML standard says
 * (<a href="https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation">9.2.6</a>). Not
 * thread-safe.
 */
final class EventParser {
    private static final String DEFAULT_TYPE = "message";

    private final StreamPosition position;
    private final Consumer<? super ServerEvent> listener;
    private final StringBuilder data = new StringBuilder();
    private String type = "";
    private String id;
    private boolean heard;

    EventParser(StreamPosition position, Consumer<? super ServerEvent> listener) {
        this.position = position;
        this.listener = listener;
        this.id = position.lastId();
    }

    /** Whether there was an event. */
    boolean heard() {
        return heard;
    }

    void line(String line) {
        int colon = line.indexOf(':');
        if (line.isEmpty()) {
            dispatch();
        } else if (colon < 0) {
            field(line, "");
        } else {
            String value = line.substring(colon + 1);
            field(line.substring(0, colon), value.startsWith(" ") ? value.substring(1) : value);
        }
    }

    /** A comment is a field without a name, and means nothing, like every field that is not known. */
    private void field(String name, String value) {
        switch (name) {
            case "data" -> add(value);
            case "event" -> type = value;
            case "id" -> id = value.indexOf('\0') < 0 ? value : id;
            case "retry" -> position.retryAfter(value);
            default -> {}
        }
    }

    private void add(String value) {
        if (data.length() + value.length() > LineSplitter.LONGEST) {
            throw new TooLongException("an event");
        }
        data.append(value).append('\n');
    }

    private void dispatch() {
        position.reached(id);
        if (data.length() > 0) {
            heard = true;
            String text = data.substring(0, data.length() - 1);
            ServerEvent event = new ServerEvent(type.isEmpty() ? DEFAULT_TYPE : type, text, id);
            clear();
            listener.accept(event);
        } else {
            clear();
        }
    }

    private void clear() {
        data.setLength(0);
        type = "";
    }
}
