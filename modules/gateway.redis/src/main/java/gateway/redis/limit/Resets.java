package gateway.redis.limit;

import gateway.api.limit.LimitKey;
import gateway.redis.connection.Redis;
import java.util.List;

/** Forgets what was consumed, and tells every node, since they remember refusals and hold leases. */
final class Resets {
    private static final String TOPIC = "limits";

    private final Redis redis;

    Resets(Redis redis, Refusals refusals, Leases leases) {
        this.redis = redis;
        redis.changes().onChange(TOPIC, () -> {
            refusals.forget();
            leases.forget();
        });
    }

    void reset(List<Slot> slots, LimitKey[] keys) {
        for (int i = 0; i < keys.length; i++) {
            String key = slots.get(i).key(keys[i]);
            redis.ask(key, commands -> commands.del(key));
        }
        redis.changes().announce(TOPIC);
    }
}
