package gateway.web.config.read;

import static java.util.Comparator.comparing;

import gateway.web.config.Fault;
import gateway.web.config.source.Property;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects faults. */
final class Faults {
    private final Set<Fault> faults = new LinkedHashSet<>();

    void add(Fault fault) {
        faults.add(fault);
    }

    void add(Property property, String problem) {
        add(new Fault(property.name(), property.source(), problem));
    }

    /** A fault of a property that may stand nowhere. */
    void add(String name, Optional<Property> property, String problem) {
        add(new Fault(name, property.map(Property::source).orElse(""), problem));
    }

    int count() {
        return faults.size();
    }

    /** Each once, in the order of the properties' names. */
    List<Fault> sorted() {
        return faults.stream().sorted(comparing(Fault::property)).toList();
    }
}
