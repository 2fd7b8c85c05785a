package gateway.web.config.source;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.spi.ConfigSource;

/**
 * The file that {@code gateway.config.file} names, as a source of MicroProfile Config with ordinal 200, so that
 * everything else in the application sees the same properties as the gateway.
 *
 * <p>Sources are made before there is a configuration to ask. So this one looks for the file itself, in the system
 * property {@code gateway.config.file} and the environment variable {@code GATEWAY_CONFIG_FILE}; the gateway, which
 * looks everywhere, hands it what is in force, at start and after each reload. Faults of the file are reported there.
 *
 * <p>Thread-safe: a change replaces all properties at once.
 */
public final class ConfigFileSource implements ConfigSource {
    /** Below environment (300) and system properties (400), above the defaults in archives (100). */
    public static final int ORDINAL = 200;

    private volatile Map<String, String> values;

    /** Reads the file, if system properties or environment name one that can be read. */
    public ConfigFileSource() {
        this(Optional.ofNullable(System.getProperty(FilePlace.PROPERTY))
                .or(() -> Optional.ofNullable(System.getenv(Environment.variable(FilePlace.PROPERTY)))));
    }

    ConfigFileSource(Optional<String> path) {
        values = path.map(ConfigFileSource::read).orElse(Map.of());
    }

    private static Map<String, String> read(String path) {
        try {
            return FileProperties.of(FileContent.of(Path.of(path)), new FilePlace(Path.of(path), path))
                    .values();
        } catch (InvalidPathException e) {
            return Map.of();
        }
    }

    /** Replaces all properties. */
    void publish(Map<String, String> newValues) {
        values = Map.copyOf(newValues);
    }

    @Override
    public Map<String, String> getProperties() {
        return values;
    }

    @Override
    public Set<String> getPropertyNames() {
        return values.keySet();
    }

    @Override
    public int getOrdinal() {
        return ORDINAL;
    }

    @Override
    public String getValue(String propertyName) {
        return values.get(propertyName);
    }

    @Override
    public String getName() {
        return FilePlace.PROPERTY;
    }
}
