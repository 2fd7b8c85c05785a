package gateway.redis.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.redis.connection.RedisAccess;
import gateway.redis.store.Node;

/** Uses figures of several nodes in every way that needs commands of its own. */
public final class SharedFigures {
    private SharedFigures() {}

    /** With an address that has user and password. */
    public static void use(String uri) {
        use(RedisAccess.PLAIN, uri);
    }

    /** With a way to reach it. */
    public static void use(RedisAccess access, String uri) {
        try (Node node = Node.by(access, uri)) {
            FleetAnalyticsStore store = node.open(redis -> FleetAnalyticsStoreIT.opened(redis, "a", 10, Node.CLOCK));
            store.record(Requests.entry("/a", 200, 1, "key-1", "192.0.2.1"));
            store.tick();
            assertThat(store.snapshot().lifetime().requests()).isEqualTo(1);
        }
    }
}
