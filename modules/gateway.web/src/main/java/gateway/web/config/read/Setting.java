package gateway.web.config.read;

import gateway.api.config.Parameter;
import java.util.Objects;
import java.util.Optional;

/**
 * A property that exists.
 *
 * @param name its name below the section that it belongs to
 * @param grammar what it may be; of a list, what each item may be
 * @param required whether leaving it out is a fault
 * @param defaultText what it is when it is left out
 * @param reloads whether a change takes effect without a restart
 */
record Setting<T>(String name, Grammar<T> grammar, boolean required, Optional<String> defaultText, boolean reloads) {
    Setting {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(grammar, "grammar");
        Objects.requireNonNull(defaultText, "defaultText");
    }

    static <T> Setting<T> required(String name, Grammar<T> grammar) {
        return new Setting<>(name, grammar, true, Optional.empty(), true);
    }

    static <T> Setting<T> optional(String name, Grammar<T> grammar) {
        return new Setting<>(name, grammar, false, Optional.empty(), true);
    }

    static <T> Setting<T> defaulting(String name, Grammar<T> grammar, String defaultText) {
        return new Setting<>(name, grammar, false, Optional.of(defaultText), true);
    }

    /** What a provider declares. */
    static Setting<?> of(Parameter parameter) {
        return new Setting<>(
                parameter.name(), Grammar.of(parameter.type()), parameter.required(), parameter.defaultText(), true);
    }

    /** This setting, taking effect only at start. */
    Setting<T> atStart() {
        return new Setting<>(name, grammar, required, defaultText, false);
    }

    /** This setting with another grammar, for what is allowed only as configuration says. */
    <R> Setting<R> with(Grammar<R> other) {
        return new Setting<>(name, other, required, defaultText, reloads);
    }
}
