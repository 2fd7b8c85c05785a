package gateway.api.config;

import java.util.Objects;
import java.util.Optional;

/**
 * One setting that a provider understands.
 *
 * @param name the name as it is written in configuration, relative to where the provider's settings stand, such as
 *     {@code max-requests}
 * @param type what values are allowed
 * @param required whether leaving it out is a fault
 * @param defaultText the value when it is left out, in the grammar of {@code type}
 */
public record Parameter(String name, ValueType<?> type, boolean required, Optional<String> defaultText) {

    /** Requires every value. */
    public Parameter {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(defaultText, "defaultText");
    }

    /**
     * {@return a setting that has to be there}
     *
     * @param name its name
     * @param type what values are allowed
     */
    public static Parameter required(String name, ValueType<?> type) {
        return new Parameter(name, type, true, Optional.empty());
    }

    /**
     * {@return a setting that may be left out}
     *
     * @param name its name
     * @param type what values are allowed
     */
    public static Parameter optional(String name, ValueType<?> type) {
        return new Parameter(name, type, false, Optional.empty());
    }

    /**
     * {@return a setting with a default}
     *
     * @param name its name
     * @param type what values are allowed
     * @param defaultText the value when it is left out
     * @throws IllegalArgumentException if {@code type} does not allow the default
     */
    public static Parameter defaulting(String name, ValueType<?> type, String defaultText) {
        type.parse(defaultText);
        return new Parameter(name, type, false, Optional.of(defaultText));
    }
}
