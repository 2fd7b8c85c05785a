package gateway.web.config.read;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.web.config.source.Property;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads what a provider declares out of a section. */
final class ParameterReader {
    private final Section section;
    private final List<Parameter> declared;

    ParameterReader(Section section, List<Parameter> declared) {
        this.section = section;
        this.declared = declared;
    }

    /** The declared parameter of a name. */
    Optional<Parameter> declared(String name) {
        return declared.stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst();
    }

    /** The parameters as they are written. */
    Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        for (Parameter parameter : declared) {
            section.find(parameter.name())
                    .flatMap(Property::text)
                    .ifPresent(text -> texts.put(parameter.name(), text.strip()));
        }
        return texts;
    }

    /** The parameters as they are meant; empty if there are faults, which are reported. */
    Optional<Parameters> read() {
        return Parameters.read(declared, texts(), this::report);
    }

    /** The same with defaults, to be compared with others. */
    Map<String, Object> values() {
        Map<String, String> texts = texts();
        Map<String, Object> values = new HashMap<>();
        for (Parameter parameter : declared) {
            Optional.ofNullable(texts.get(parameter.name()))
                    .or(parameter::defaultText)
                    .ifPresent(text ->
                            values.put(parameter.name(), parameter.type().parse(text)));
        }
        return values;
    }

    private void report(String name, String problem) {
        Optional<Property> property = section.find(name);
        if (property.isEmpty()) {
            section.fault(name, problem);
        } else if (property.get().text().isPresent()) {
            Grammar<?> grammar = Grammar.of(declared(name).orElseThrow().type());
            section.fault(name, Problems.of(property.get(), grammar, new IllegalArgumentException(problem)));
        }
    }
}
