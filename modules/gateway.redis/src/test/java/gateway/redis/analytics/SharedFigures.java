package gateway.redis.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.redis.store.Node;
import java.time.Duration;

/** Uses figures of several nodes in every way that needs commands of its own. */
public final class SharedFigures {
    private SharedFigures() {}

    /** With an address that has user and password. */
    public static void use(String uri) {
        try (Node node = Node.patient(uri, Duration.ofSeconds(10))) {
            FleetAnalyticsStore store = node.open(redis -> FleetAnalyticsStoreIT.opened(redis, "a", 10, Node.CLOCK));
            store.record(Requests.entry("/a", 200, 1, "key-1", "192.0.2.1"));
            store.tick();
            assertThat(store.snapshot().lifetime().requests()).isEqualTo(1);
        }
    }
}
