package gateway.web.config.read;

import gateway.web.config.source.Property;
import gateway.web.config.source.PropertyView;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;

/** The properties below one prefix, read by their settings; what is wrong is reported on the way. */
final class Section {
    private final PropertyView view;
    private final String prefix;
    private final Faults faults;

    /** @param prefix the beginning of names, with its dot */
    Section(PropertyView view, String prefix, Faults faults) {
        this.view = view;
        this.prefix = prefix;
        this.faults = faults;
    }

    Section below(String more) {
        return new Section(view, prefix + more, faults);
    }

    String prefix() {
        return prefix;
    }

    Faults faults() {
        return faults;
    }

    /** The names of the properties that stand directly in this section. */
    NavigableSet<String> names() {
        NavigableSet<String> names = view.below(prefix).navigableKeySet();
        names.removeIf(name -> name.indexOf('.') >= 0);
        return names;
    }

    /** The groups of properties below this section. */
    NavigableSet<String> groups() {
        return view.groups(prefix);
    }

    /** The first name below this section, however deep. */
    String first() {
        return view.below(prefix).firstKey();
    }

    Optional<Property> find(String name) {
        return view.find(prefix + name);
    }

    boolean has(String name) {
        return find(name).isPresent();
    }

    /** Whether there is a property whose value cannot be known, which has been reported. */
    boolean isBroken() {
        return view.below(prefix).values().stream()
                .anyMatch(property -> property.text().isEmpty());
    }

    void fault(String name, String problem) {
        faults.add(prefix + name, find(name), problem);
    }

    /** The value or the default; empty if there is neither, or if the value is faulty. */
    <T> Optional<T> get(Setting<T> setting) {
        Optional<Property> property = find(setting.name());
        if (property.isPresent()) {
            return property.get().text().flatMap(text -> parse(setting, property.get(), text));
        }
        if (setting.required()) {
            fault(setting.name(), "is missing; allowed is " + setting.grammar().allowed());
        }
        return setting.defaultText().flatMap(text -> parseDefault(setting, text));
    }

    /** A default may name something that is not there, such as a store that nobody provides. */
    private <T> Optional<T> parseDefault(Setting<T> setting, String text) {
        try {
            return Optional.of(setting.grammar().parse(text));
        } catch (IllegalArgumentException e) {
            fault(setting.name(), e.getMessage() + " (the default)");
            return Optional.empty();
        }
    }

    /** The items of the value or of the default, faulty ones left out. */
    <T> List<T> list(Setting<T> setting) {
        Optional<Property> property = find(setting.name());
        List<String> items = Lists.items(property.flatMap(Property::text).orElse(""));
        if (items.isEmpty() && (property.isEmpty() || property.get().text().isPresent())) {
            items = Lists.items(setting.defaultText().orElse(""));
        }
        List<T> values = new ArrayList<>();
        for (String item : items) {
            try {
                values.add(setting.grammar().parse(item));
            } catch (IllegalArgumentException e) {
                faults.add(property.orElseThrow(), Problems.ofItem(property.get(), setting.grammar(), e));
            }
        }
        return values;
    }

    private <T> Optional<T> parse(Setting<T> setting, Property property, String text) {
        try {
            return Optional.of(setting.grammar().parse(text));
        } catch (IllegalArgumentException e) {
            faults.add(property, Problems.of(property, setting.grammar(), e));
            return Optional.empty();
        }
    }
}
