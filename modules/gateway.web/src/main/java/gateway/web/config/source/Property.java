package gateway.web.config.source;

import java.util.Objects;
import java.util.Optional;

/**
 * A property that stands somewhere.
 *
 * @param name its full name
 * @param source where it stands
 * @param written what stands there
 * @param text what that means once its expressions are expanded; empty if it cannot be known, which is a fault of its
 *     own that has been reported
 */
public record Property(String name, String source, String written, Optional<String> text) {

    /** Requires every value. */
    public Property {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(written, "written");
        Objects.requireNonNull(text, "text");
    }

    /**
     * {@return whether the text came out of an expression} Such a text is not shown to anybody: the expression may
     * refer to a secret by mistake.
     */
    public boolean isExpanded() {
        return !text.equals(Optional.of(written));
    }

    /** Leaves the value out; it may be a secret. */
    @Override
    public String toString() {
        return name + " (from " + source + ")";
    }
}
