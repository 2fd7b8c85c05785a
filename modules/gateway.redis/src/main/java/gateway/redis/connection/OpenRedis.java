package gateway.redis.connection;

import gateway.api.limit.Ticker;
import java.util.HashMap;
import java.util.Map;

/** Those in use, by their settings, with the number of their users. */
final class OpenRedis {
    private static final Map<RedisSettings, OpenRedis> ALL = new HashMap<>();

    private final Redis redis;
    private int users;

    private OpenRedis(Redis redis) {
        this.redis = redis;
    }

    static Redis get(RedisSettings settings, Ticker ticker) {
        synchronized (ALL) {
            OpenRedis open = ALL.get(settings);
            if (open == null) {
                open = new OpenRedis(started(settings, ticker));
                ALL.put(settings, open);
            }
            open.users++;
            return open.redis;
        }
    }

    private static Redis started(RedisSettings settings, Ticker ticker) {
        Redis redis = new Redis(settings, ticker);
        try {
            redis.start();
            return redis;
        } catch (RuntimeException e) {
            redis.shutDown();
            throw e;
        }
    }

    static void letGo(Redis redis) {
        synchronized (ALL) {
            OpenRedis open = ALL.get(redis.settings());
            boolean shared = open != null && open.redis == redis;
            if (shared && --open.users > 0) {
                return;
            }
            ALL.values().removeIf(other -> other.redis == redis);
        }
        redis.shutDown();
    }
}
