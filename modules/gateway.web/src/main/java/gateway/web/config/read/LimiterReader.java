package gateway.web.config.read;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Makes a limiter out of what a section says, judged by its algorithm. */
final class LimiterReader {
    private static final String ALGORITHM = PolicySettings.ALGORITHM.name();

    private final Section section;
    private final Providers.Provider<Algorithm> algorithm;
    private final UnaryOperator<Limiter> guard;
    private final ParameterReader parameters;

    /** With what is put around a limiter of somebody else. */
    LimiterReader(Section section, Providers.Provider<Algorithm> algorithm, UnaryOperator<Limiter> guard) {
        this.section = section;
        this.algorithm = algorithm;
        this.guard = guard;
        parameters = new ParameterReader(section, algorithm.parameters());
    }

    /**
     * A limiter and what it was made of.
     *
     * @param parameters the parameters
     * @param limiter the limiter
     * @param texts the parameters as they are written
     * @param values the parameters as they are meant, defaults included
     */
    record Made(Parameters parameters, Limiter limiter, Map<String, String> texts, Map<String, Object> values) {}

    /** The limiter; empty if there are faults, which are reported. */
    Optional<Made> read() {
        refuseUnknown();
        return parameters
                .read()
                .flatMap(values -> limiter(values)
                        .map(limiter -> new Made(values, limiter, parameters.texts(), parameters.values())));
    }

    private void refuseUnknown() {
        List<String> known =
                algorithm.parameters().stream().map(Parameter::name).sorted().toList();
        for (String name : section.names()) {
            if (!known.contains(name) && !PolicySettings.NAMES.contains(name)) {
                section.fault(name, "is not known to " + algorithm.id() + "; allowed are " + String.join(", ", known));
            }
        }
    }

    private Optional<Limiter> limiter(Parameters values) {
        try {
            Limiter limiter = guard.apply(algorithm.implementation().limiter(values));
            limiter.shape();
            return Optional.of(limiter);
        } catch (IllegalArgumentException e) {
            report(String.valueOf(e.getMessage()));
        } catch (RuntimeException | LinkageError e) {
            section.fault(
                    ALGORITHM,
                    "is " + algorithm.id() + ", which failed with " + e + "; allowed are algorithms that work");
        }
        return Optional.empty();
    }

    /** Values that do not go together: the message begins with the parameter that it is about. */
    private void report(String message) {
        String[] words = message.split(" ", 2);
        if (words.length == 2 && parameters.declared(words[0]).isPresent()) {
            section.fault(words[0], words[1]);
        } else {
            section.fault(ALGORITHM, "is " + algorithm.id() + ", whose parameters do not go together: " + message);
        }
    }
}
