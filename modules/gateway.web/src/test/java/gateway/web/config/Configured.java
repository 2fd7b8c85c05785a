package gateway.web.config;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Algorithm;
import gateway.api.limit.LimitStoreProvider;
import gateway.web.config.read.ConfigReader;
import gateway.web.config.source.MapSource;
import gateway.web.config.source.PropertySource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** Configuration as a test writes it down, read with the providers that the gateway really has, and another store. */
public final class Configured {
    static final String FILE = "gateway.properties";
    static final String ENVIRONMENT = "environment";

    private final List<PropertySource> sources;

    private Configured(List<PropertySource> sources) {
        this.sources = sources;
    }

    public static ConfigReader reader() {
        return new ConfigReader(algorithms(), List.of(memory(), new SampleStore("other"), store("redis")), List.of());
    }

    public static LimitStoreProvider memory() {
        return store("memory");
    }

    public static LimitStoreProvider store(String id) {
        return ServiceLoader.load(LimitStoreProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(store -> store.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    public static List<Algorithm> algorithms() {
        return ServiceLoader.load(Algorithm.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    /** Properties in a file of ordinal 200, each {@code name=value}. */
    public static Configured with(String... lines) {
        return new Configured(List.of()).and(new MapSource(FILE, 200, map(lines)));
    }

    /** The same in the environment, ordinal 300. */
    public Configured environment(String... lines) {
        return and(new MapSource(ENVIRONMENT, 300, map(lines)));
    }

    public Configured and(PropertySource source) {
        return new Configured(Stream.concat(sources.stream(), Stream.of(source)).toList());
    }

    static Map<String, String> map(String... lines) {
        Map<String, String> map = new HashMap<>();
        for (String line : lines) {
            String[] parts = line.split("=", 2);
            assertThat(map.put(parts[0], parts[1])).as(parts[0] + " before").isNull();
        }
        return map;
    }

    public ConfigResult read() {
        return reader().read(sources);
    }

    /** The configuration, which is expected to have no fault. */
    public GatewayConfig config() {
        ConfigResult result = read();
        assertThat(result.faults()).isEmpty();
        return result.config();
    }

    /** The faults as people read them. */
    public List<String> faults() {
        return read().faults().stream().map(Fault::toString).toList();
    }

    /** Properties of a policy: prefix and {@code name=value}s that are written below it. */
    public static String[] below(String prefix, String... lines) {
        List<String> all = new ArrayList<>();
        for (String line : lines) {
            all.add(prefix + "." + line);
        }
        return all.toArray(String[]::new);
    }
}
