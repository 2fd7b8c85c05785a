package gateway.redis.store;

import gateway.api.store.LastUseStore;
import gateway.api.store.StoreHealth;
import gateway.redis.connection.Redis;
import io.lettuce.core.Limit;
import io.lettuce.core.Range;
import io.lettuce.core.Range.Boundary;
import io.lettuce.core.ScoredValue;
import io.lettuce.core.ZAddArgs;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * When keys and devices were last used, at whichever node: a sorted set of ids by milliseconds, in which the later of two
 * uses stays. Of more than it has room for, those used last. Thread-safe.
 */
final class RedisLastUseStore implements LastUseStore {
    private static final int PAGE = 2_000;

    private final Redis redis;
    private final Asking asking;
    private final String key;
    private final long capacity;

    RedisLastUseStore(Redis redis, long capacity) {
        this.redis = redis;
        this.capacity = capacity;
        asking = new Asking(redis);
        key = redis.key("last-uses");
    }

    @Override
    public StoreHealth health() {
        return redis.health();
    }

    @Override
    public Map<String, Instant> load(Instant since) {
        Range<Long> range = Range.from(Boundary.including(since.toEpochMilli()), Boundary.unbounded());
        Map<String, Instant> uses = new HashMap<>();
        int read = PAGE;
        for (long offset = 0; read == PAGE; offset += PAGE) {
            Limit page = Limit.create(offset, PAGE);
            List<ScoredValue<String>> found =
                    asking.about(key, commands -> commands.zrangebyscoreWithScores(key, range, page));
            found.forEach(use -> uses.put(use.getValue(), Instant.ofEpochMilli((long) use.getScore())));
            read = found.size();
        }
        return Map.copyOf(uses);
    }

    @Override
    public void save(Map<String, Instant> uses) {
        List<ScoredValue<String>> all = new ArrayList<>();
        uses.forEach((id, time) -> all.add(ScoredValue.just((double) time.toEpochMilli(), id)));
        for (int from = 0; from < all.size(); from += PAGE) {
            save(all.subList(from, Math.min(all.size(), from + PAGE)));
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
    private void save(List<ScoredValue<String>> page) {
        ScoredValue<String>[] uses = page.toArray(new ScoredValue[0]);
        asking.about(key, commands -> commands.zadd(key, ZAddArgs.Builder.gt(), uses));
        asking.about(key, commands -> commands.zremrangebyrank(key, 0, -capacity - 1));
    }

    @Override
    public void close() {
        redis.close();
    }
}
