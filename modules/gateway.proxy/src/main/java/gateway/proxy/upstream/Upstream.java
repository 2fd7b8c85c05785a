package gateway.proxy.upstream;

import gateway.api.limit.Ticker;
import gateway.proxy.upstream.UpstreamSettings.BreakerSettings;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The servers that answer for a route. Thread-safe; no method blocks. */
public final class Upstream {
    private static final int SPREAD = 0x9E37_79B1;
    private static final int THOUSAND = 1000;

    private final String id;
    private final UpstreamSettings settings;
    private final List<Server> servers;
    private final Turns turns;
    private final Ticker ticker;

    /**
     * An upstream of which nothing is known yet.
     *
     * @param id the id of its route
     * @param settings what is configured
     * @param ticker the time
     */
    public Upstream(String id, UpstreamSettings settings, Ticker ticker) {
        this(id, settings, ticker, 0);
    }

    Upstream(String id, UpstreamSettings settings, Ticker ticker, int firstTurn) {
        this.id = Objects.requireNonNull(id, "id");
        this.settings = Objects.requireNonNull(settings, "settings");
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        servers = settings.targets().stream()
                .map(target -> new Server(target, settings, ticker))
                .toList();
        turns = new Turns(settings.targets().stream().map(Target::weight).toList(), firstTurn);
    }

    /** {@return the id of its route} */
    public String id() {
        return id;
    }

    /** {@return what is configured} */
    public UpstreamSettings settings() {
        return settings;
    }

    /** {@return its servers} */
    public List<Server> servers() {
        return servers;
    }

    /** {@return how its servers are doing, in the order they are configured in} */
    public List<ServerStatus> status() {
        return servers.stream().map(Server::status).toList();
    }

    /**
     * {@return an upstream of one of these servers, of which nothing is known and which nothing is kept from}
     *
     * @param server the server
     */
    public Upstream alone(Server server) {
        UpstreamSettings whole = settings;
        UpstreamSettings only = new UpstreamSettings(
                List.of(server.target()),
                Balance.ROUND_ROBIN,
                whole.timeouts(),
                whole.retry(),
                whole.maxConnections(),
                new BreakerSettings(Integer.MAX_VALUE, Duration.ZERO, Duration.ZERO),
                Optional.empty());
        return new Upstream(id, only, ticker);
    }

    /**
     * {@return the server that gets a request, with a place taken in it; empty if none has one}
     *
     * @param tried the server that the same request has failed at, which gets it again only if there is no other
     */
    public Optional<Server> choose(Optional<Server> tried) {
        Optional<Server> chosen =
                settings.balance() == Balance.ROUND_ROBIN ? inTurn(tried) : fewest(new BitSet(), tried, turns.next());
        return chosen.isPresent() ? chosen : tried.filter(Server::enter);
    }

    private Optional<Server> inTurn(Optional<Server> tried) {
        int place = turns.next();
        Optional<Server> slow = Optional.empty();
        for (int i = 0; i < turns.length(); i++) {
            Server server = servers.get(turns.at(place + i));
            if (tried.isPresent() && tried.get() == server) {
                continue;
            }
            if (!isItsShare(server, place)) {
                slow = Optional.of(server);
            } else if (server.enter()) {
                return Optional.of(server);
            }
        }
        return slow.filter(Server::enter);
    }

    private static boolean isItsShare(Server server, int place) {
        long share = server.share();
        return share >= THOUSAND || ((place * SPREAD) >>> 16) % THOUSAND < share;
    }

    private Optional<Server> fewest(BitSet refused, Optional<Server> tried, int first) {
        int best = -1;
        for (int i = 0; i < servers.size(); i++) {
            int index = Math.floorMod(first + i, servers.size());
            boolean out = refused.get(index) || (tried.isPresent() && tried.get() == servers.get(index));
            if (!out && (best < 0 || isLess(index, best))) {
                best = index;
            }
        }
        if (best < 0 || servers.get(best).enter()) {
            return best < 0 ? Optional.empty() : Optional.of(servers.get(best));
        }
        refused.set(best);
        return fewest(refused, tried, first);
    }

    private boolean isLess(int one, int other) {
        return load(one) * power(other) < load(other) * power(one);
    }

    private long load(int index) {
        return servers.get(index).inFlight() + 1L;
    }

    private long power(int index) {
        Server server = servers.get(index);
        return server.target().weight() * server.share();
    }
}
