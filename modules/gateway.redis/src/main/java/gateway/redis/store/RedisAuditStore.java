package gateway.redis.store;

import gateway.api.administration.AuditEntry;
import gateway.api.administration.AuditStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.StoreHealth;
import gateway.redis.connection.Redis;
import java.util.ArrayList;
import java.util.List;

/** The audit log of all nodes: a list, the newest first, that keeps so many entries. Thread-safe. */
final class RedisAuditStore implements AuditStore {
    private final Redis redis;
    private final Asking asking;
    private final String key;
    private final long capacity;
    private final AuditFormat format = new AuditFormat();
    private final Json json = new Json();

    RedisAuditStore(Redis redis, long capacity) {
        this.redis = redis;
        this.capacity = capacity;
        asking = new Asking(redis);
        key = redis.key("audit");
    }

    @Override
    public StoreHealth health() {
        return redis.health();
    }

    @Override
    public void append(AuditEntry entry) {
        String text = json.write(format, entry);
        long length = asking.about(key, commands -> commands.lpush(key, text));
        if (length > capacity) {
            asking.about(key, commands -> commands.ltrim(key, 0, capacity - 1));
        }
    }

    @Override
    public List<AuditEntry> latest(int limit, long offset) {
        if (limit == 0 || offset >= capacity) {
            return List.of();
        }
        List<String> texts = asking.about(key, commands -> commands.lrange(key, offset, offset + limit - 1));
        List<AuditEntry> entries = new ArrayList<>();
        for (String text : texts) {
            entries.add(entry(text, offset + entries.size()));
        }
        return entries;
    }

    private AuditEntry entry(String text, long index) {
        try {
            return json.read(format, text);
        } catch (IllegalArgumentException e) {
            throw new StoreUnavailableException(
                    "entry " + index + " of the list " + key + " in Redis cannot be read and is left as it is: "
                            + e.getMessage(),
                    e);
        }
    }

    @Override
    public void close() {
        redis.close();
    }
}
