package gateway.web.key;

import gateway.web.config.JsonPointer;
import jakarta.json.stream.JsonParser;
import jakarta.json.stream.JsonParser.Event;
import java.util.List;
import java.util.Optional;

/**
 * Finds the text, number or truth value that a pointer points to, in one pass over the whole document: behind the value
 * there may be what makes it another one, or the document none. What stands beside the pointer's way is neither kept nor
 * descended into. For one use.
 */
final class PointedScalar {
    private final JsonParser parser;
    private final List<String> tokens;
    private Optional<String> found = Optional.empty();
    private boolean ambiguous;

    PointedScalar(JsonParser parser, JsonPointer pointer) {
        this.parser = parser;
        tokens = pointer.tokens();
    }

    /**
     * The value; empty if there is none, if it is {@code null}, a list or an object, or if a member on the way is there
     * twice.
     *
     * @throws RuntimeException of many kinds, if the document is none
     */
    Optional<String> find() {
        visit(parser.next(), 0);
        return parser.hasNext() || ambiguous ? Optional.empty() : found;
    }

    /** Reads a value that begins with an event, so many tokens along the way. */
    private void visit(Event event, int depth) {
        if (depth == tokens.size()) {
            found = scalar(event);
            skip(event);
        } else if (event == Event.START_OBJECT) {
            visitMembers(depth);
        } else if (event == Event.START_ARRAY) {
            visitItems(depth);
        }
    }

    private void visitMembers(int depth) {
        int hits = 0;
        while (parser.next() == Event.KEY_NAME) {
            if (parser.getString().equals(tokens.get(depth))) {
                hits++;
                visit(parser.next(), depth + 1);
            } else {
                skip(parser.next());
            }
        }
        ambiguous |= hits > 1;
    }

    private void visitItems(int depth) {
        long index = 0;
        for (Event item = parser.next(); item != Event.END_ARRAY; item = parser.next()) {
            if (Long.toString(index).equals(tokens.get(depth))) {
                visit(item, depth + 1);
            } else {
                skip(item);
            }
            index++;
        }
    }

    private Optional<String> scalar(Event event) {
        return switch (event) {
            case VALUE_STRING -> Optional.of(parser.getString());
            // A number too large to be read counts for nothing.
            case VALUE_NUMBER -> NumberText.of(parser.getString());
            case VALUE_TRUE -> Optional.of("true");
            case VALUE_FALSE -> Optional.of("false");
            default -> Optional.empty();
        };
    }

    /** Reads on to the end of a value that begins with an event. */
    private void skip(Event first) {
        int depth = 0;
        Event event = first;
        while (true) {
            depth += step(event);
            if (depth == 0) {
                return;
            }
            event = parser.next();
        }
    }

    private static int step(Event event) {
        return switch (event) {
            case START_OBJECT, START_ARRAY -> 1;
            case END_OBJECT, END_ARRAY -> -1;
            default -> 0;
        };
    }
}
