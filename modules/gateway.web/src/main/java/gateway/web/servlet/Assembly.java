package gateway.web.servlet;

import gateway.analytics.RequestRing;
import gateway.api.analytics.RequestLogSink;
import gateway.api.limit.Algorithm;
import gateway.api.limit.LimitKeyHasher;
import gateway.api.limit.LimitStore;
import gateway.api.limit.LimitStoreProvider;
import gateway.api.limit.StoreUsage;
import gateway.api.limit.Ticker;
import gateway.web.admission.Gateway;
import gateway.web.admission.RulesCompiler;
import gateway.web.config.ConfigResult;
import gateway.web.config.Fault;
import gateway.web.config.GatewayConfig;
import gateway.web.config.ServerConfig;
import gateway.web.config.read.ConfigReader;
import gateway.web.config.reload.ConfigLoader;
import gateway.web.config.reload.ConfigWatcher;
import gateway.web.config.reload.LoadedConfig;
import gateway.web.config.reload.ReloadStatus;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.eclipse.microprofile.config.spi.ConfigSource;

/** The parts of a running gateway, put together once and taken apart once. */
final class Assembly implements AutoCloseable {
    private final InstantSource clock = InstantSource.system();
    private final Ticker ticker = Ticker.startingAt(clock);
    private final List<Fault> faults = new ArrayList<>();
    private final Services<Algorithm> algorithms =
            services(Algorithm.class, ServiceLoader.load(Algorithm.class, loader()));
    private final Services<LimitStoreProvider> stores =
            services(LimitStoreProvider.class, ServiceLoader.load(LimitStoreProvider.class, loader()));
    private final Services<RequestLogSink> sinks =
            services(RequestLogSink.class, ServiceLoader.load(RequestLogSink.class, loader()));
    private final ScheduledExecutorService scheduler =
            Executors.newSingleThreadScheduledExecutor(Assembly::configThread);
    private final RequestRing ring;
    private final LimitStore store;
    private final RulesCompiler compiler;
    private final Gateway gateway;
    private final Optional<ConfigWatcher> watcher;
    private volatile GatewayConfig config;

    /** Opens everything; with faults in the configuration, what of it can be had. */
    Assembly(Iterable<ConfigSource> sources) {
        LoadedConfig loaded =
                new ConfigLoader(new ConfigReader(algorithms.providers(), stores.providers())).load(sources);
        config = loaded.result().config();
        faults.addAll(loaded.result().faults());
        ring = new RequestRing(config.server().analyticsCapacity());
        store = open(config.server());
        compiler = new RulesCompiler(store, LimitKeyHasher.random(new SecureRandom()), new NoApiKeys(), clock);
        gateway = new Gateway(compiler.compile(new ConfigResult(config, faults)), sinks(), ticker, clock);
        watcher = loaded.watcher(scheduler, ticker, this::apply);
        watcher.ifPresent(ConfigWatcher::start);
    }

    private static ClassLoader loader() {
        // That of the web application: plug-ins are visible to it, and it does not depend on the thread.
        return Assembly.class.getClassLoader();
    }

    private <T> Services<T> services(Class<T> service, ServiceLoader<T> loader) {
        Services<T> found = Services.find(service, loader);
        faults.addAll(found.faults());
        return found;
    }

    private static Thread configThread(Runnable work) {
        Thread thread = new Thread(work, "gateway-config");
        thread.setDaemon(true);
        return thread;
    }

    private LimitStore open(ServerConfig server) {
        try {
            return stores.providers().stream()
                    .filter(candidate -> candidate.id().equals(server.store()))
                    .findFirst()
                    .map(found -> found.open(server.storeSettings(), ticker))
                    .orElseGet(() -> new ClosedStore("there is no limit store " + server.store()));
        } catch (RuntimeException | LinkageError e) {
            faults.add(new Fault("gateway.store", "", "is \"" + server.store() + "\", which cannot be opened: " + e));
            return new ClosedStore("the limit store " + server.store() + " could not be opened: " + e);
        }
    }

    private List<RequestLogSink> sinks() {
        List<RequestLogSink> all = new ArrayList<>(sinks.providers());
        all.add(ring);
        return all;
    }

    /** Puts a changed configuration in force; requests under way keep the one they began with. */
    private void apply(GatewayConfig changed) {
        gateway.replaceRules(compiler.compile(new ConfigResult(changed, List.of())));
        config = changed;
    }

    @Override
    public void close() {
        watcher.ifPresent(ConfigWatcher::close);
        scheduler.shutdownNow();
        store.close();
    }

    Gateway gateway() {
        return gateway;
    }

    RequestRing ring() {
        return ring;
    }

    StoreUsage storeUsage() {
        return store.usage();
    }

    GatewayConfig config() {
        return config;
    }

    List<Fault> reloadFaults() {
        return watcher.map(ConfigWatcher::status).orElseGet(ReloadStatus.Unchanged::new)
                        instanceof ReloadStatus.Refused refused
                ? refused.faults()
                : List.of();
    }

    /** Who was found, for people to read. */
    List<String> providers() {
        List<String> found = new ArrayList<>();
        algorithms.providers().forEach(one -> found.add("algorithm " + one.id()));
        stores.providers().forEach(one -> found.add("limit store " + one.id()));
        sinks.providers()
                .forEach(one -> found.add("request log " + one.getClass().getName()));
        return found;
    }
}
