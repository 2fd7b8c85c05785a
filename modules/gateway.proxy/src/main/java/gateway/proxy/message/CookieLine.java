package gateway.proxy.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A line of the header {@code Cookie}: pairs with semicolons between them (RFC 6265, section 4.2.1). */
final class CookieLine {
    private CookieLine() {}

    /** The line without the pairs of some names, otherwise as it was; empty if nothing is left. */
    static Optional<String> without(Set<String> names, String line) {
        List<String> kept = new ArrayList<>();
        boolean all = true;
        for (String pair : line.split(";", -1)) {
            if (names.contains(name(pair))) {
                all = false;
            } else {
                kept.add(pair);
            }
        }
        String rest = all ? line : String.join(";", kept).strip();
        return rest.isEmpty() ? Optional.empty() : Optional.of(rest);
    }

    /** The name of a pair, or of a line that sets a cookie. */
    static String name(String pair) {
        int equals = pair.indexOf('=');
        return (equals < 0 ? pair : pair.substring(0, equals)).strip();
    }
}
