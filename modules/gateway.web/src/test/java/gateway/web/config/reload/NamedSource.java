package gateway.web.config.reload;

import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.config.spi.ConfigSource;

/** A source of MicroProfile Config as a server might have it. */
record NamedSource(String name, int ordinal, Map<String, String> values) implements ConfigSource {
    @Override
    public Set<String> getPropertyNames() {
        return values.keySet();
    }

    @Override
    public String getValue(String property) {
        return values.get(property);
    }

    @Override
    public int getOrdinal() {
        return ordinal;
    }

    @Override
    public String getName() {
        return name;
    }
}
