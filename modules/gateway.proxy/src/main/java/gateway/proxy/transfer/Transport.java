package gateway.proxy.transfer;

import gateway.api.limit.Ticker;
import gateway.proxy.upstream.Server;
import gateway.proxy.upstream.Upstream;
import gateway.proxy.upstream.UpstreamSettings.Timeouts;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The connections to all servers of all upstreams, and the threads that serve them. Thread-safe.
 *
 * <p>It has few threads, whatever the number of requests, and none when it is closed.
 */
public final class Transport implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Transport.class.getName());
    private static final long TICK_MILLIS = 50;
    private static final long EXPIRE_SECONDS = 5;

    private final Ticker ticker;
    private final Set<Forwarding> forwardings = ConcurrentHashMap.newKeySet();
    private final Map<Server, Connections> connections = new ConcurrentHashMap<>();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(Transport::timerThread);
    private final Connector connector = new Connector();
    private final Map<Upstream, HealthChecks> watched = new HashMap<>();
    private final Future<?> checking;
    private final Future<?> expiring;

    /**
     * Opens it.
     *
     * @param ticker the time
     */
    public Transport(Ticker ticker) {
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        checking = timer.scheduleWithFixedDelay(this::checkAll, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
        expiring = timer.scheduleWithFixedDelay(this::expireAll, EXPIRE_SECONDS, EXPIRE_SECONDS, TimeUnit.SECONDS);
    }

    private static Thread timerThread(Runnable work) {
        Thread thread = new Thread(work, "gateway-proxy");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * {@return the way of a request, which is still to be started}
     *
     * @param upstream where to
     * @param request what
     * @param downstream who asked
     */
    public Forwarding forward(Upstream upstream, ForwardedRequest request, Downstream downstream) {
        Forwarding forwarding = new Forwarding(this, route(upstream), request, downstream);
        forwardings.add(forwarding);
        return forwarding;
    }

    private static Forwarding.Route route(Upstream upstream) {
        return new Forwarding.Route() {
            @Override
            public Timeouts timeouts() {
                return upstream.settings().timeouts();
            }

            @Override
            public boolean retry() {
                return upstream.settings().retry();
            }

            @Override
            public Optional<Server> choose(Optional<Server> tried) {
                return upstream.choose(tried);
            }
        };
    }

    /** {@return how many requests are under way} */
    public int inFlight() {
        return forwardings.size();
    }

    Ticker ticker() {
        return ticker;
    }

    Connector connector() {
        return connector;
    }

    Connections connections(Server server) {
        return connections.computeIfAbsent(server, any -> new Connections(ticker));
    }

    void over(Forwarding forwarding) {
        forwardings.remove(forwarding);
    }

    /**
     * Asks the servers of some upstreams for their health from now on, where that is configured, and of no others. What is
     * connected to servers of others is let go of; what is under way to them ends as it would.
     *
     * @param upstreams all upstreams that are configured now
     */
    public synchronized void watch(Set<Upstream> upstreams) {
        Set<Upstream> gone = new HashSet<>(watched.keySet());
        gone.removeAll(upstreams);
        for (Upstream upstream : gone) {
            watched.remove(upstream).stop();
            upstream.servers().forEach(this::forget);
        }
        for (Upstream upstream : upstreams) {
            if (!watched.containsKey(upstream)) {
                HealthChecks checks = new HealthChecks(this, upstream);
                watched.put(upstream, checks);
                upstream.settings().health().ifPresent(settings -> checks.start(timer, settings));
            }
        }
    }

    private void checkAll() {
        long now = ticker.epochNanos();
        for (Forwarding forwarding : forwardings) {
            try {
                forwarding.check(now);
            } catch (RuntimeException e) {
                LOG.log(System.Logger.Level.ERROR, "A request that takes too long could not be ended", e);
            }
        }
    }

    private void expireAll() {
        connections.values().forEach(Connections::expire);
    }

    void forget(Server server) {
        Optional.ofNullable(connections.remove(server)).ifPresent(Connections::close);
    }

    @Override
    public void close() {
        checking.cancel(false);
        expiring.cancel(false);
        timer.shutdownNow();
        forwardings.forEach(Forwarding::stop);
        connections.values().forEach(Connections::close);
        connector.close();
    }
}
