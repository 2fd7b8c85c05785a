package gateway.web.config.read;

import static gateway.web.config.read.Setting.defaulting;
import static gateway.web.config.read.Setting.optional;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.LimitStoreProvider;
import gateway.api.limit.Policy.OnFailure;
import gateway.web.config.ServerConfig;
import gateway.web.config.source.FilePlace;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads what takes effect only at start. */
final class ServerReader {
    private static final String MEMORY = "memory";

    private static final Setting<String> STORE = defaulting("store", Grammar.of("the id of a store", id -> id), MEMORY)
            .atStart();
    private static final Setting<String> NODE = optional(
                    "node",
                    Grammar.matching(
                            "[A-Za-z0-9][A-Za-z0-9._-]{0,63}",
                            "1 to 64 of A-Z, a-z, 0-9, _, . and -, beginning with a letter or digit"))
            .atStart();
    private static final Setting<OnFailure> ON_FAILURE =
            defaulting("on-failure", PolicySettings.ON_FAILURE_GRAMMAR, "open").atStart();
    private static final Setting<Integer> ADMIN_PORT = optional(
                    "admin.port", Grammar.whole(1, 65_535).then(Long::intValue))
            .atStart();
    private static final Setting<Boolean> SHARED_PORT =
            defaulting("admin.shared-port", Grammar.FLAG, "false").atStart();
    private static final Setting<Path> DATA_DIR = defaulting(
                    "data-dir", Grammar.path("the path of a folder"), "gateway-data")
            .atStart();
    private static final Setting<Path> FILE = optional(
                    FilePlace.PROPERTY.substring("gateway.".length()), Grammar.path("the path of a file"))
            .atStart();
    private static final Setting<Duration> RELOAD_INTERVAL = defaulting(
                    "config.reload-interval",
                    Grammar.of(new ValueType.Span(Duration.ofMillis(100), Duration.ofDays(1))),
                    "5s")
            .atStart();
    private static final Setting<Boolean> DEMO =
            defaulting("demo", Grammar.FLAG, "false").atStart();

    static final List<Setting<?>> ALL =
            List.of(STORE, NODE, ON_FAILURE, ADMIN_PORT, SHARED_PORT, DATA_DIR, FILE, RELOAD_INTERVAL, DEMO);

    private final Section gateway;
    private final Providers<LimitStoreProvider> stores;

    ServerReader(Section gateway, Providers<LimitStoreProvider> stores) {
        this.gateway = gateway;
        this.stores = stores;
    }

    OnFailure onFailure() {
        return gateway.get(ON_FAILURE).orElse(OnFailure.CLOSED);
    }

    Optional<FilePlace> file() {
        return gateway.get(FILE)
                .map(path -> new FilePlace(
                        path, gateway.find(FILE.name()).orElseThrow().source()));
    }

    Duration reloadInterval() {
        return gateway.get(RELOAD_INTERVAL).orElse(Duration.ofSeconds(5));
    }

    /** What the gateway's properties say. A faulty store is replaced by that in memory, with its defaults. */
    ServerConfig read() {
        file();
        reloadInterval();
        Optional<Providers.Provider<LimitStoreProvider>> store =
                gateway.get(STORE.with(Grammar.oneOf(stores.ids()))).flatMap(stores::find);
        store.ifPresent(this::refuseSettingsOfOthers);
        Optional<Parameters> settings = store.flatMap(s -> new ParameterReader(gateway, s.parameters()).read());
        Optional<Integer> port = gateway.get(ADMIN_PORT);
        AnalyticsReader analytics = new AnalyticsReader(gateway);
        return new ServerConfig(
                gateway.get(NODE).orElseGet(HostName::current),
                settings.isPresent() ? store.get().id() : MEMORY,
                settings.orElseGet(this::memoryDefaults),
                analytics.capacity(),
                analytics.requestLog(),
                analytics.maxListeners(),
                port.isPresent() ? OptionalInt.of(port.get()) : OptionalInt.empty(),
                gateway.get(SHARED_PORT).orElse(false),
                gateway.get(DATA_DIR).orElse(Path.of("gateway-data")).normalize(),
                gateway.get(DEMO).orElse(false));
    }

    private Parameters memoryDefaults() {
        return stores.find(MEMORY)
                .flatMap(memory -> Parameters.read(memory.parameters(), Map.of(), (name, problem) -> {}))
                .orElseGet(() -> Parameters.of(List.of(), Map.of()));
    }

    private void refuseSettingsOfOthers(Providers.Provider<LimitStoreProvider> store) {
        List<String> own = store.parameters().stream().map(Parameter::name).toList();
        for (Parameter parameter : stores.parameters()) {
            if (!own.contains(parameter.name()) && gateway.has(parameter.name())) {
                gateway.fault(
                        parameter.name(),
                        "is for another store than " + store.id() + ", which gateway.store names and which allows "
                                + String.join(", ", own));
            }
        }
    }
}
