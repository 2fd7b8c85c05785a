package gateway.proxy.message;

import java.util.List;
import java.util.Objects;

/**
 * One line of the head of a message. Its characters stand for octets (ISO-8859-1).
 *
 * @param name the name as it was sent
 * @param value the value without the white space around it
 */
public record Header(String name, String value) {
    /** Requires both. */
    public Header {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(value, "value");
    }

    /**
     * {@return whether this is a line of a header}
     *
     * @param other the name of the header, in any letter case
     */
    public boolean is(String other) {
        return name.equalsIgnoreCase(other);
    }

    /** The values of all lines of a header. */
    static List<String> values(List<Header> headers, String name) {
        return headers.stream()
                .filter(header -> header.is(name))
                .map(Header::value)
                .toList();
    }
}
