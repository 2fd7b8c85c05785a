package gateway.web.admission;

import java.util.List;

/** The headers of a response that is not committed yet. */
public interface OutgoingHeaders {

    /**
     * {@return the values that a header has so far; empty if it is not set}
     *
     * @param name the name, in any letter case
     */
    List<String> values(String name);

    /**
     * Sets a header, in place of all values it has.
     *
     * @param name the name
     * @param value the value
     */
    void set(String name, String value);
}
