package gateway.web.upstream;

import gateway.api.limit.Ticker;
import gateway.proxy.upstream.Upstream;
import gateway.web.config.UpstreamConfig;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The upstreams of all routes. What is known of the servers of one outlives a reload that does not change it. Thread-safe.
 */
public final class Upstreams {
    private final Ticker ticker;
    private final Map<String, ProxiedRoute> routes = new ConcurrentHashMap<>();

    /**
     * Knows of none.
     *
     * @param ticker the time
     */
    public Upstreams(Ticker ticker) {
        this.ticker = Objects.requireNonNull(ticker, "ticker");
    }

    /**
     * {@return where a route's requests are forwarded to from now on}
     *
     * @param id the id of the route
     * @param config what is configured
     */
    public ProxiedRoute open(String id, UpstreamConfig config) {
        return routes.merge(
                id, create(id, config), (old, created) -> old.config().equals(config) ? old : created);
    }

    /**
     * Forgets what is configured no more.
     *
     * @param ids the ids of all routes
     */
    public void retain(Set<String> ids) {
        routes.keySet().retainAll(ids);
    }

    /** {@return all upstreams by the ids of their routes} */
    public SortedMap<String, Upstream> all() {
        SortedMap<String, Upstream> all = new TreeMap<>();
        routes.forEach((id, route) -> all.put(id, route.upstream()));
        return all;
    }

    private ProxiedRoute create(String id, UpstreamConfig config) {
        Optional<Upstream> known = Optional.ofNullable(routes.get(id))
                .map(ProxiedRoute::upstream)
                .filter(upstream -> upstream.settings().equals(config.settings()));
        return new ProxiedRoute(known.orElseGet(() -> new Upstream(id, config.settings(), ticker)), config);
    }
}
