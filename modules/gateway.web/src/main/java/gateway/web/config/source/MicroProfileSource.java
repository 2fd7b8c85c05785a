package gateway.web.config.source;

import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.spi.ConfigSource;

/** A source of MicroProfile Config: environment, system properties, and whatever the server or a host brings. */
final class MicroProfileSource implements PropertySource {
    private final ConfigSource source;
    private final String name;
    private final int ordinal;

    MicroProfileSource(ConfigSource source) {
        this.source = source;
        name = Objects.requireNonNullElse(source.getName(), source.getClass().getName());
        ordinal = source.getOrdinal();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int ordinal() {
        return ordinal;
    }

    @Override
    public Set<String> names() {
        return source.getPropertyNames();
    }

    @Override
    public Optional<String> value(String property) {
        return Optional.ofNullable(source.getValue(property));
    }
}
