package gateway.web.config.source;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The file that {@code gateway.config.file} names. Immutable and thread-safe. */
public final class ConfigFile {
    private final Path path;
    private final List<ConfigFileSource> live;

    /**
     * @param path where it is
     * @param live the sources of MicroProfile Config that show what is in force
     */
    ConfigFile(Path path, List<ConfigFileSource> live) {
        this.path = Objects.requireNonNull(path, "path");
        this.live = live;
    }

    /** {@return what the file is now} */
    public FileContent look() {
        return FileContent.of(path);
    }

    /**
     * {@return the properties in the file}
     *
     * @param content what the file is
     */
    public FileProperties properties(FileContent content) {
        return FileProperties.of(content, path.toString());
    }

    /**
     * {@return the file as a source, for nobody but the caller to see}
     *
     * @param properties the properties in the file
     */
    public PropertySource candidate(FileProperties properties) {
        return new MapSource(path.toString(), ConfigFileSource.ORDINAL, properties.values());
    }

    /**
     * Shows the properties to everybody who asks MicroProfile Config, all at once.
     *
     * @param properties the properties that are in force
     */
    public void publish(FileProperties properties) {
        live.forEach(source -> source.publish(properties.values()));
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
