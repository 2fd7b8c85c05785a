package gateway.web.config.source;

import gateway.web.config.Fault;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Reads the {@code gateway.*} properties of all sources into a view. One use. */
public final class ViewReader {
    private static final String PREFIX = "gateway.";

    private final Layers layers;
    private final Consumer<Fault> faults;
    /** A secret that contains the two characters by chance must not be repeated, not even in part. */
    private static final String SECRET_EXPRESSION =
            "has an expression that cannot be expanded; allowed are ${name} of a property that exists, ${name:default}"
                    + " and, for the two characters, \\${";

    private final Expressions expressions;
    private final Set<String> failedSources = new HashSet<>();

    private ViewReader(List<PropertySource> sources, Consumer<Fault> faults) {
        this.faults = faults;
        layers = Layers.of(sources, faults);
        expressions = new Expressions(name -> layers.find(name).map(Layers.Found::text));
    }

    /**
     * {@return what the sources say}
     *
     * @param sources the sources, in any order
     * @param names the names that properties can have; others are faults
     * @param faults receives what is wrong with names, expressions and sources
     */
    public static PropertyView read(List<PropertySource> sources, PropertyNames names, Consumer<Fault> faults) {
        return new ViewReader(sources, faults).read(names);
    }

    private PropertyView read(PropertyNames names) {
        Set<String> written = layers.all().stream()
                .flatMap(layer -> layer.names().stream())
                .filter(name -> name.startsWith(PREFIX))
                .collect(Collectors.toSet());
        NavigableSet<String> known = names.known(written);
        reportStrays(written, known);
        List<Property> properties = new ArrayList<>();
        known.forEach(name -> read(name).ifPresent(properties::add));
        return new PropertyView(properties);
    }

    private void reportStrays(Set<String> written, NavigableSet<String> known) {
        NameHints hints = new NameHints(known);
        Set<String> seen = new HashSet<>(known);
        for (Layer layer : layers.all()) {
            layer.names().stream()
                    .filter(name -> written.contains(name) && seen.add(name))
                    .forEach(name -> faults.accept(new Fault(name, layer.source(), hints.forProperty(name))));
            layer.strayVariables(hints.variables()).stream()
                    .filter(seen::add)
                    .forEach(name -> faults.accept(new Fault(name, layer.source(), hints.forVariable(name))));
        }
    }

    private Optional<Property> read(String name) {
        try {
            return layers.find(name).map(found -> expanded(name, found)).filter(property -> !isEmpty(property));
        } catch (SourceFailure e) {
            if (failedSources.add(e.source())) {
                faults.accept(new Fault(name, e.source(), e.getMessage()));
            }
            return Optional.of(new Property(name, e.source(), "", Optional.empty()));
        }
    }

    private static boolean isEmpty(Property property) {
        return property.text().filter(String::isBlank).isPresent();
    }

    private static boolean isSecret(String name) {
        return name.endsWith(".secret")
                || name.endsWith(".secret-sha256")
                || name.endsWith("-password")
                || name.equals("gateway.redis.uri");
    }

    private Property expanded(String name, Layers.Found found) {
        Optional<String> text;
        try {
            text = Optional.of(expressions.expand(found.text()));
        } catch (IllegalArgumentException e) {
            faults.accept(new Fault(name, found.source(), isSecret(name) ? SECRET_EXPRESSION : e.getMessage()));
            text = Optional.empty();
        }
        return new Property(name, found.source(), found.text(), text);
    }
}
