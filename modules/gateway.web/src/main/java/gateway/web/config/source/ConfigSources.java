package gateway.web.config.source;

import java.util.List;
import java.util.stream.StreamSupport;
import org.eclipse.microprofile.config.spi.ConfigSource;

/** The sources of MicroProfile Config: the gateway's own file apart from all others. Immutable. */
public final class ConfigSources {
    private final List<PropertySource> others;
    private final List<ConfigFileSource> live;

    private ConfigSources(List<PropertySource> others, List<ConfigFileSource> live) {
        this.others = others;
        this.live = live;
    }

    /**
     * {@return the sources of a configuration}
     *
     * @param sources what {@code Config.getConfigSources()} returns
     */
    public static ConfigSources of(Iterable<ConfigSource> sources) {
        List<ConfigSource> all =
                StreamSupport.stream(sources.spliterator(), false).toList();
        return new ConfigSources(
                all.stream()
                        .filter(source -> !(source instanceof ConfigFileSource))
                        .<PropertySource>map(MicroProfileSource::new)
                        .toList(),
                all.stream()
                        .filter(ConfigFileSource.class::isInstance)
                        .map(ConfigFileSource.class::cast)
                        .toList());
    }

    /** {@return every source but the gateway's own file} */
    public List<PropertySource> others() {
        return others;
    }

    /**
     * {@return the gateway's own file}
     *
     * @param place where it is
     */
    public ConfigFile file(FilePlace place) {
        return new ConfigFile(place, live);
    }
}
