package gateway.redis.analytics;

import gateway.api.analytics.LifetimeFigures;
import gateway.redis.connection.Redis;
import gateway.redis.limit.Script;
import gateway.redis.store.Asking;
import gateway.redis.store.Json;
import gateway.redis.store.Shown;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/** Tells the other nodes what this one has counted, and hears of them, in one round trip. For one thread. */
final class Exchange {
    /** After so long without a word a node is gone. */
    static final Duration GONE = Duration.ofSeconds(15);

    private static final System.Logger LOG = System.getLogger(Exchange.class.getName());
    private static final Script SCRIPT = Script.alone("exchange-analytics");
    private static final int FIRST_NODE = 4;

    private final String id = UUID.randomUUID().toString();
    private final SummaryFormat format = new SummaryFormat();
    private final Json json = new Json();
    private final Map<String, String> unreadable = new ConcurrentHashMap<>();
    private final Asking asking;
    private final String nodes;
    private final String lifetimes;

    /**
     * What came back.
     *
     * @param millis the time of Redis
     * @param lifetime what all nodes together have counted, those that are gone included
     * @param others what was heard of the other nodes
     */
    record News(long millis, LifetimeFigures lifetime, List<Heard> others) {}

    Exchange(Redis redis, String prefix) {
        asking = new Asking(redis);
        nodes = prefix + ":nodes";
        lifetimes = prefix + ":lifetimes";
    }

    News with(Summary own) {
        LifetimeFigures lifetime = own.lifetime();
        List<Object> reply = asking.run(
                SCRIPT,
                List.of(nodes, lifetimes),
                List.of(
                        id,
                        json.write(format, own),
                        Long.toString(lifetime.requests()),
                        Long.toString(lifetime.rateLimitHits()),
                        Long.toString(lifetime.bytes()),
                        Long.toString(GONE.toMillis())));
        List<Heard> others = new ArrayList<>();
        for (int i = FIRST_NODE; i < reply.size(); i += 3) {
            hear(
                    reply.get(i).toString(),
                    (Long) reply.get(i + 1),
                    reply.get(i + 2).toString(),
                    others);
        }
        return new News(
                number(reply, 0), new LifetimeFigures(number(reply, 1), number(reply, 2), number(reply, 3)), others);
    }

    private void hear(String node, long ageMillis, String text, List<Heard> others) {
        try {
            others.add(new Heard(json.read(format, text), Duration.ofMillis(ageMillis)));
        } catch (IllegalArgumentException e) {
            if (unreadable.put(node, e.getMessage()) == null) {
                LOG.log(
                        Level.WARNING,
                        "The figures of node {0} in {1} cannot be read and are left out: {2}",
                        Shown.of(node),
                        nodes,
                        e.getMessage());
            }
        }
    }

    private static long number(List<Object> reply, int index) {
        return (Long) reply.get(index);
    }

    /** This node is gone for the others; what it has counted in its life remains. */
    void leave() {
        asking.about(nodes, commands -> commands.hdel(nodes, id));
    }
}
