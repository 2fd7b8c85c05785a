package gateway.web.servlet;

import gateway.analytics.log.RequestLog;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.RequestLogSink;
import gateway.api.limit.LimitStore;
import gateway.api.limit.StoreUsage;
import gateway.api.limit.Ticker;
import gateway.api.store.StoreContext;
import gateway.security.administrator.PasswordVerifier;
import gateway.security.device.GeneratedMasterKey;
import gateway.web.admission.Failures;
import gateway.web.admission.Gateway;
import gateway.web.admission.RequestCounts;
import gateway.web.admission.RulesCompiler;
import gateway.web.admission.StateStores;
import gateway.web.admission.Verification;
import gateway.web.config.ConfigResult;
import gateway.web.config.Fault;
import gateway.web.config.GatewayConfig;
import gateway.web.config.RouteConfig;
import gateway.web.config.ServerConfig;
import gateway.web.config.read.ConfigReader;
import gateway.web.config.reload.ConfigLoader;
import gateway.web.config.reload.ConfigWatcher;
import gateway.web.config.reload.LoadedConfig;
import gateway.web.config.reload.ReloadStatus;
import gateway.web.decision.RefusalRing;
import gateway.web.proxy.Proxy;
import gateway.web.upstream.Upstreams;
import gateway.web.waiting.Departures;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.spi.ConfigSource;

/** The parts of a running gateway, put together once and taken apart once. */
final class Assembly implements AutoCloseable {
    private static final int HELD_REFUSALS = 1000;

    private final InstantSource clock = InstantSource.system();
    private final Ticker ticker = Ticker.startingAt(clock);
    private final SecureRandom random = new SecureRandom();
    /** What is wrong with stores and plug-ins; written to while everything is opened, and no more afterwards. */
    private final List<Fault> faults = new ArrayList<>();

    private final PlugIns plugIns = PlugIns.find(faults::add);
    private final ScheduledExecutorService scheduler =
            Executors.newSingleThreadScheduledExecutor(Assembly::backgroundThread);
    private final RequestCounts counts = new RequestCounts();
    private final Upstreams upstreams = new Upstreams(ticker);
    private final RefusalRing refusals = new RefusalRing(HELD_REFUSALS);
    private final LimitStore limits;
    private final OpenedStores stores;
    private final GeneratedMasterKey generatedMasterKey;
    private final Optional<RequestLog> requestLog;
    private final RulesCompiler compiler;
    private final Gateway gateway;
    private final Optional<ConfigWatcher> watcher;
    private final Departures departures;
    private final Proxy proxy;
    private final LastUseFlush lastUseFlush;
    private final Future<?> flushing;
    private volatile GatewayConfig config;

    /** Opens everything; with faults in the configuration, what of it can be had. */
    Assembly(Iterable<ConfigSource> sources) {
        LoadedConfig loaded = new ConfigLoader(
                        new ConfigReader(plugIns.algorithms(), plugIns.limitStores(), plugIns.keyResolvers()))
                .load(sources);
        config = loaded.result().config();
        ServerConfig server = config.server();
        limits = open(server);
        StoreContext context = new StoreContext(
                server.node(), server.dataDir(), server.storeSettings(), server.analyticsCapacity(), clock, ticker);
        stores = new OpenedStores(plugIns.stateStores(), server.store(), context, faults::add);
        generatedMasterKey = new GeneratedMasterKey(stores.stores().secrets());
        FirstSecrets firstSecrets = new FirstSecrets(config, stores.stores(), generatedMasterKey, random);
        firstSecrets.make(faults::add, scheduler);
        requestLog = server.requestLog().map(settings -> new RequestLog(settings, clock, ticker, this::troubledLog));
        compiler = new RulesCompiler(limits, limits.hasher(random), stores.stores(), verification(), upstreams);
        gateway = new Gateway(
                compiler.compile(loaded.result().with(faults)), sinks(), plugIns.rejections(), ticker, clock);
        requestLog.ifPresent(RequestLog::start);
        departures = new Departures(
                ticker, e -> gateway.failures().record(Failures.Part.LIMIT, "that delays", e), scheduler);
        proxy = new Proxy(ticker, new ForwardedHeads(gateway.log()), scheduler);
        lastUseFlush = new LastUseFlush(stores.stores().lastUses(), gateway.failures());
        flushing = scheduler.scheduleWithFixedDelay(
                lastUseFlush, LastUseFlush.INTERVAL_SECONDS, LastUseFlush.INTERVAL_SECONDS, TimeUnit.SECONDS);
        watcher = loaded.watcher(scheduler, ticker, this::apply);
        watcher.ifPresent(ConfigWatcher::start);
        watchUpstreams();
    }

    private static Thread backgroundThread(Runnable work) {
        Thread thread = new Thread(work, "gateway-config");
        thread.setDaemon(true);
        return thread;
    }

    private LimitStore open(ServerConfig server) {
        try {
            return plugIns.limitStores().stream()
                    .filter(candidate -> candidate.id().equals(server.store()))
                    .findFirst()
                    .map(found -> found.open(server.storeSettings(), ticker))
                    .orElseGet(() -> new ClosedStore("there is no limit store " + server.store()));
        } catch (RuntimeException | LinkageError e) {
            faults.add(new Fault("gateway.store", "", "is \"" + server.store() + "\", which cannot be opened: " + e));
            return new ClosedStore("the limit store " + server.store() + " could not be opened: " + e);
        }
    }

    private Verification verification() {
        return new Verification(
                new PasswordVerifier(ticker, random), generatedMasterKey, plugIns.deviceCodes(), clock, random);
    }

    private List<RequestLogSink> sinks() {
        List<RequestLogSink> all = new ArrayList<>(plugIns.sinks());
        all.add(counts);
        all.add(refusals);
        all.add(stores.analytics());
        requestLog.ifPresent(all::add);
        return all;
    }

    /** Called on the thread of the log, which is started when there is a gateway. */
    private void troubledLog(long lines, String problem) {
        gateway.failures().record(Failures.Part.REQUEST_LOG, Math.max(1, lines), problem);
    }

    /**
     * Puts a changed configuration in force; requests under way keep the one they began with. What is wrong with stores
     * and plug-ins stays wrong until they are opened again, at the next start.
     */
    private void apply(GatewayConfig changed) {
        gateway.replaceRules(compiler.compile(new ConfigResult(changed, faults)));
        config = changed;
        watchUpstreams();
    }

    private void watchUpstreams() {
        upstreams.retain(config.routes().stream().map(RouteConfig::id).collect(Collectors.toSet()));
        proxy.watch(upstreams.all().values());
    }

    @Override
    public void close() {
        departures.close();
        proxy.close();
        watcher.ifPresent(ConfigWatcher::close);
        flushing.cancel(false);
        scheduler.shutdownNow();
        lastUseFlush.run();
        requestLog.ifPresent(RequestLog::close);
        stores.close();
        limits.close();
    }

    Gateway gateway() {
        return gateway;
    }

    Proxy proxy() {
        return proxy;
    }

    Upstreams upstreams() {
        return upstreams;
    }

    Departures departures() {
        return departures;
    }

    StateStores stores() {
        return stores.stores();
    }

    InstantSource clock() {
        return clock;
    }

    RequestCounts counts() {
        return counts;
    }

    AnalyticsStore analytics() {
        return stores.analytics();
    }

    StoreTrouble storeTrouble() {
        return stores.trouble();
    }

    StoreUsage storeUsage() {
        return limits.usage();
    }

    RefusalRing refusals() {
        return refusals;
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
        return plugIns.texts();
    }
}
