package gateway.security.apikey;

import java.util.Objects;

/**
 * What is wrong with a field of what somebody asked for.
 *
 * @param field the name of the field
 * @param problem what is wrong and what is allowed, to be read after the name; repeats no long text
 */
public record FieldFault(String field, String problem) {
    /** Requires both. */
    public FieldFault {
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(problem, "problem");
    }
}
