package gateway.api.config;

import gateway.api.limit.Rate;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * Checked values for the {@linkplain Parameter parameters} of one provider. Immutable.
 *
 * <p>Asking for a value that is neither set nor has a default throws {@link NoSuchElementException}, asking for one
 * by the wrong type {@link ClassCastException}: both are faults of the provider, not of the configuration.
 */
public final class Parameters {
    private final Map<String, Object> values;

    private Parameters(Map<String, Object> values) {
        this.values = values;
    }

    /**
     * {@return the values of the declared parameters, or nothing if there is any fault; all faults are reported}
     *
     * @param declared the parameters; required ones must be in {@code texts}
     * @param texts what configuration says, by name; names that are not declared are faults
     * @param faults receives the name and what is wrong with it, for each fault
     */
    public static Optional<Parameters> read(
            Collection<Parameter> declared, Map<String, String> texts, BiConsumer<String, String> faults) {
        Map<String, String> unknown = new TreeMap<>(texts);
        Map<String, Object> values = new HashMap<>();
        boolean[] faulty = {false};
        BiConsumer<String, String> report = (name, problem) -> {
            faulty[0] = true;
            faults.accept(name, problem);
        };
        for (Parameter parameter : declared) {
            unknown.remove(parameter.name());
            readOne(parameter, texts.get(parameter.name()), report).ifPresent(v -> values.put(parameter.name(), v));
        }
        unknown.keySet().forEach(name -> report.accept(name, "is not known here; known are " + names(declared)));
        return faulty[0] ? Optional.empty() : Optional.of(new Parameters(Map.copyOf(values)));
    }

    /**
     * {@return the values of the declared parameters, for code that sets them itself}
     *
     * @param declared the parameters
     * @param texts the values by name, in the grammar of configuration
     * @throws IllegalArgumentException naming the first fault, if there is one
     */
    public static Parameters of(Collection<Parameter> declared, Map<String, String> texts) {
        return read(declared, texts, (name, problem) -> {
                    throw new IllegalArgumentException(name + " " + problem);
                })
                .orElseThrow();
    }

    /** {@return no values, for what has no parameters} */
    public static Parameters none() {
        return new Parameters(Map.of());
    }

    private static Optional<?> readOne(Parameter parameter, String text, BiConsumer<String, String> report) {
        if (text == null && parameter.defaultText().isEmpty()) {
            if (parameter.required()) {
                report.accept(
                        parameter.name(),
                        "is missing; allowed is " + parameter.type().allowed());
            }
            return Optional.empty();
        }
        try {
            return Optional.of(parameter
                    .type()
                    .parse(text == null ? parameter.defaultText().get() : text));
        } catch (IllegalArgumentException e) {
            report.accept(parameter.name(), e.getMessage());
            return Optional.empty();
        }
    }

    private static String names(Collection<Parameter> declared) {
        return String.join(", ", declared.stream().map(Parameter::name).sorted().toList());
    }

    /**
     * {@return whether there is a value}
     *
     * @param name a declared parameter
     */
    public boolean has(String name) {
        return values.containsKey(name);
    }

    /**
     * {@return a whole number, also for sizes in bytes}
     *
     * @param name a parameter of type {@link ValueType.Whole} or {@link ValueType.Size}
     */
    public long whole(String name) {
        return (Long) value(name);
    }

    /**
     * {@return a duration}
     *
     * @param name a parameter of type {@link ValueType.Span}
     */
    public Duration duration(String name) {
        return (Duration) value(name);
    }

    /**
     * {@return a rate}
     *
     * @param name a parameter of type {@link ValueType.PerTime}
     */
    public Rate rate(String name) {
        return (Rate) value(name);
    }

    /**
     * {@return one of several words, or free text}
     *
     * @param name a parameter of type {@link ValueType.OneOf} or {@link ValueType.Text}
     */
    public String text(String name) {
        return (String) value(name);
    }

    private Object value(String name) {
        Object value = values.get(Objects.requireNonNull(name, "name"));
        if (value == null) {
            throw new NoSuchElementException("parameter " + name + " has no value");
        }
        return value;
    }
}
