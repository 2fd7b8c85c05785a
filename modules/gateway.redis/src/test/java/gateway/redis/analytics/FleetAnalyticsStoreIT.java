package gateway.redis.analytics;

import gateway.api.analytics.AnalyticsStore;
import gateway.api.config.Parameters;
import gateway.api.limit.Ticker;
import gateway.api.store.StoreContext;
import gateway.redis.connection.InMemory;
import gateway.redis.connection.Redis;
import gateway.redis.store.SharedRedis;
import gateway.testkit.analytics.AnalyticsStoreContract;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Figures of a node that is alone in Redis")
class FleetAnalyticsStoreIT extends SharedRedis implements AnalyticsStoreContract {

    @Override
    public AnalyticsStore open(int requests, Ticker ticker) {
        Redis redis = node.redis();
        redis.ask(commands -> commands.flushall());
        return opened(redis, "alone", requests, ticker).started();
    }

    static FleetAnalyticsStore opened(Redis redis, String name, int requests, Ticker ticker) {
        StoreContext context = new StoreContext(
                Path.of("target", "none"),
                Parameters.of(List.of(), Map.of()),
                requests,
                InstantSource.system(),
                ticker);
        return new FleetAnalyticsStore(name, redis, InMemory.store(AnalyticsStore.class, context), requests, ticker);
    }
}
