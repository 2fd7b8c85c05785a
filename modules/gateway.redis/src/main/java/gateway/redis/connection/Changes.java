package gateway.redis.connection;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * What nodes tell each other: that something about a topic has changed, and has to be looked at again. Every change is
 * counted in Redis and announced by a message, which makes it fast; the counts are looked at twice a second, since
 * messages get lost. If Redis has lost its data, everything has changed: the counts then begin with another mark.
 * Thread-safe.
 */
public final class Changes {
    private static final String BEGINNING = "beginning";

    private final Redis redis;
    private final String key;
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private final List<Runnable> watchers = new CopyOnWriteArrayList<>();
    private volatile Map<String, String> known = Map.of();

    private record Listener(String topic, Runnable action) {}

    Changes(Redis redis) {
        this.redis = redis;
        key = redis.key("changes");
    }

    /** {@return the channel of the messages, for scripts that tell what they have changed themselves} */
    public String channel() {
        return key;
    }

    /**
     * Tells all nodes, this one included.
     *
     * @param topic what has changed
     * @throws gateway.api.limit.StoreUnavailableException if Redis does not answer
     */
    public void announce(String topic) {
        redis.ask(commands -> commands.hincrby(key, topic, 1));
        redis.ask(commands -> commands.publish(key, topic));
    }

    /**
     * Has something done whenever a topic may have changed: on a thread of its own, at which it should not stay for long,
     * and once too often rather than too seldom.
     *
     * @param topic what is of interest
     * @param action what is done
     */
    public void onChange(String topic, Runnable action) {
        listeners.add(new Listener(topic, action));
    }

    /**
     * Has something done at every look, that is after each message and twice a second besides: for whoever knows better
     * than by a count whether there is anything new.
     *
     * @param watcher what is done, on a thread of its own; throws nothing
     */
    public void watch(Runnable watcher) {
        watchers.add(watcher);
    }

    /**
     * Ends that.
     *
     * @param watcher the same object
     */
    public void unwatch(Runnable watcher) {
        watchers.remove(watcher);
    }

    /** Looks at the counts, and has done what is to be done; called on one thread. */
    void look() {
        watchers.forEach(Runnable::run);
        Map<String, String> counts = counts();
        Map<String, String> before = known;
        known = counts;
        for (Listener listener : listeners) {
            if (differs(listener.topic(), before, counts) || differs(BEGINNING, before, counts)) {
                listener.action().run();
            }
        }
    }

    private Map<String, String> counts() {
        Map<String, String> counts = redis.ask(commands -> commands.hgetall(key));
        if (!counts.containsKey(BEGINNING)) {
            String mark = UUID.randomUUID().toString();
            redis.ask(commands -> commands.hsetnx(key, BEGINNING, mark));
            counts = redis.ask(commands -> commands.hgetall(key));
        }
        return Map.copyOf(counts);
    }

    private static boolean differs(String topic, Map<String, String> before, Map<String, String> now) {
        return !now.getOrDefault(topic, "").equals(before.getOrDefault(topic, ""));
    }
}
