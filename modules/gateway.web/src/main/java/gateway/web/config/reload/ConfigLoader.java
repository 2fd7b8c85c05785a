package gateway.web.config.reload;

import gateway.web.config.ConfigResult;
import gateway.web.config.read.ConfigReader;
import gateway.web.config.source.ConfigFile;
import gateway.web.config.source.ConfigSources;
import gateway.web.config.source.FileContent;
import gateway.web.config.source.FileProperties;
import gateway.web.config.source.PropertySource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.spi.ConfigSource;

/**
 * Reads configuration out of MicroProfile Config and the file that {@code gateway.config.file} names.
 *
 * <p>Whoever calls {@link #load} must be on a thread of the application, to have a {@code Config} at all; what comes
 * of it needs neither that nor a context class loader any more.
 */
public final class ConfigLoader {
    private final ConfigReader reader;

    /**
     * With everything that was found.
     *
     * @param reader knows the providers
     */
    public ConfigLoader(ConfigReader reader) {
        this.reader = reader;
    }

    /**
     * {@return the configuration at start}
     *
     * @param sources what {@code Config.getConfigSources()} returns
     */
    public LoadedConfig load(Iterable<ConfigSource> sources) {
        ConfigSources all = ConfigSources.of(sources);
        return reader.file(all.others())
                .map(place -> withFile(all.others(), all.file(place)))
                .orElseGet(() -> new LoadedConfig(reader.read(all.others()), Optional.empty()));
    }

    private LoadedConfig withFile(List<PropertySource> others, ConfigFile file) {
        FileContent content = file.look();
        FileProperties properties = file.properties(content);
        List<PropertySource> sources = join(others, file.candidate(properties));
        ConfigResult result = reader.read(sources).with(properties.faults());
        file.publish(properties);
        ReloadPlan plan = new ReloadPlan(reader, others, file, reader.startOnly(sources));
        return new LoadedConfig(
                result, Optional.of(new LoadedConfig.FileInForce(plan, content, reader.reloadInterval(sources))));
    }

    static List<PropertySource> join(List<PropertySource> others, PropertySource one) {
        List<PropertySource> joined = new ArrayList<>(others);
        joined.add(one);
        return joined;
    }
}
