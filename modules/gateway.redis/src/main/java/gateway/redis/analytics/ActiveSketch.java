package gateway.redis.analytics;

import gateway.api.analytics.ActiveCallers;
import gateway.api.analytics.RequestEntry;
import gateway.api.client.ClientKind;
import gateway.redis.connection.Redis;
import gateway.redis.store.Asking;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;

/**
 * Who called of late at any node, counted by the HyperLogLogs of Redis, one for each minute: within a percent, and within
 * five to six minutes. {@link #note} neither blocks nor waits.
 */
final class ActiveSketch {
    /** So many different callers between two ticks are noted; more would be some 25,000 a second. */
    private static final int ROOM = 50_000;

    private static final int BATCH = 1_000;
    private static final long MINUTES = 6;
    private static final long MINUTE_MILLIS = 60_000;

    private final Set<String> addresses = ConcurrentHashMap.newKeySet();
    private final Set<String> credentials = ConcurrentHashMap.newKeySet();
    private final Asking asking;
    private final String prefix;

    ActiveSketch(Redis redis, String prefix) {
        asking = new Asking(redis);
        this.prefix = prefix;
    }

    /** Notes who has called; administrators who have logged in have no key. */
    void note(RequestEntry entry) {
        note(addresses, entry.address());
        if (entry.clientKind() == ClientKind.API_KEY || entry.clientKind() == ClientKind.DEVICE) {
            note(credentials, entry.address() + " " + entry.clientId());
        }
    }

    private static void note(Set<String> callers, String caller) {
        if (!callers.contains(caller) && callers.size() < ROOM) {
            callers.add(caller);
        }
    }

    /** Tells Redis of those that were noted, and counts those of all nodes. */
    ActiveCallers exchange(long nowMillis) {
        long minute = nowMillis / MINUTE_MILLIS;
        tell("addresses", addresses, minute);
        tell("credentials", credentials, minute);
        return new ActiveCallers(count("addresses", minute), count("credentials", minute));
    }

    private void tell(String kind, Set<String> callers, long minute) {
        String key = key(kind, minute);
        Iterator<String> all = callers.iterator();
        while (all.hasNext()) {
            String[] batch = next(all);
            asking.about(key, commands -> commands.pfadd(key, batch));
            asking.about(key, commands -> commands.pexpire(key, (MINUTES + 1) * MINUTE_MILLIS));
        }
    }

    /** They are removed first: whoever calls meanwhile is noted once more. */
    private static String[] next(Iterator<String> all) {
        List<String> batch = new ArrayList<>();
        while (all.hasNext() && batch.size() < BATCH) {
            batch.add(all.next());
            all.remove();
        }
        return batch.toArray(String[]::new);
    }

    private long count(String kind, long minute) {
        String[] keys = LongStream.range(0, MINUTES)
                .mapToObj(ago -> key(kind, minute - ago))
                .toArray(String[]::new);
        return asking.about(keys[0], commands -> commands.pfcount(keys));
    }

    private String key(String kind, long minute) {
        return prefix + ":" + kind + ":" + minute;
    }
}
