package gateway.web.config.source;

import java.util.Collection;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** Every known property that stands somewhere and is not empty, each once. Immutable. */
public final class PropertyView {
    private final NavigableMap<String, Property> properties;

    /** @param properties the properties */
    PropertyView(Collection<Property> properties) {
        NavigableMap<String, Property> byName = new TreeMap<>();
        properties.forEach(property -> byName.put(property.name(), property));
        this.properties = Collections.unmodifiableNavigableMap(byName);
    }

    /**
     * {@return a property; empty if it stands nowhere or is empty}
     *
     * @param name the full name
     */
    public Optional<Property> find(String name) {
        return Optional.ofNullable(properties.get(name));
    }

    /**
     * {@return the properties below a prefix by the rest of their names}
     *
     * @param prefix the beginning of names, with its dot
     */
    public NavigableMap<String, Property> below(String prefix) {
        NavigableMap<String, Property> below = new TreeMap<>();
        properties.tailMap(prefix, false).values().stream()
                .takeWhile(property -> property.name().startsWith(prefix))
                .forEach(property -> below.put(property.name().substring(prefix.length()), property));
        return below;
    }

    /**
     * {@return the segments that follow a prefix and have something below themselves, such as the names of tiers}
     *
     * @param prefix the beginning of names, with its dot
     */
    public NavigableSet<String> groups(String prefix) {
        NavigableSet<String> groups = new TreeSet<>();
        for (String rest : below(prefix).keySet()) {
            int dot = rest.indexOf('.');
            if (dot >= 0) {
                groups.add(rest.substring(0, dot));
            }
        }
        return groups;
    }

    /**
     * {@return this view and some properties more; those that it has already stay as they are}
     *
     * @param defaults the properties
     */
    public PropertyView withDefaults(Collection<Property> defaults) {
        NavigableMap<String, Property> all = new TreeMap<>(properties);
        defaults.forEach(property -> all.putIfAbsent(property.name(), property));
        return new PropertyView(all.values());
    }
}
