package gateway.web.config.source;

import java.util.List;
import java.util.Objects;

/** The file that {@code gateway.config.file} names. Immutable and thread-safe. */
public final class ConfigFile {
    private final FilePlace place;
    private final List<ConfigFileSource> live;

    /**
     * @param place where it is
     * @param live the sources of MicroProfile Config that show what is in force
     */
    ConfigFile(FilePlace place, List<ConfigFileSource> live) {
        this.place = Objects.requireNonNull(place, "place");
        this.live = live;
    }

    /** {@return where it is} */
    public FilePlace place() {
        return place;
    }

    /** {@return what the file is now} */
    public FileContent look() {
        return FileContent.of(place.path());
    }

    /**
     * {@return the properties in the file}
     *
     * @param content what the file is
     */
    public FileProperties properties(FileContent content) {
        return FileProperties.of(content, place);
    }

    /**
     * {@return the file as a source, for nobody but the caller to see}
     *
     * @param properties the properties in the file
     */
    public PropertySource candidate(FileProperties properties) {
        return new MapSource(place.toString(), ConfigFileSource.ORDINAL, properties.values());
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
        return place.toString();
    }
}
