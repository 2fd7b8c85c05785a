package gateway.web.modules;

import java.util.Map;

/** What the modules say of themselves; a change here is a change of what others can rely on. */
final class ExpectedModules {
    private static final Map<String, String> TEXTS = Map.of(
            "gateway.api",
            """
            module gateway.api {
                exports gateway.api.address;
                exports gateway.api.administration;
                exports gateway.api.analytics;
                exports gateway.api.client;
                exports gateway.api.config;
                exports gateway.api.limit;
                exports gateway.api.lockout;
                exports gateway.api.rejection;
                exports gateway.api.store;
                uses gateway.api.analytics.RequestLogSink;
                uses gateway.api.client.DeviceCodeValidator;
                uses gateway.api.limit.Algorithm;
                uses gateway.api.limit.KeyResolver;
                uses gateway.api.limit.LimitStoreProvider;
                uses gateway.api.rejection.RejectionHandler;
                uses gateway.api.store.StoreProvider;
            }
            """,
            "gateway.algorithms",
            """
            module gateway.algorithms {
                requires gateway.api;
                provides gateway.api.limit.Algorithm with gateway.algorithms.FixedWindowAlgorithm;
                provides gateway.api.limit.Algorithm with gateway.algorithms.LeakyBucketAlgorithm;
                provides gateway.api.limit.Algorithm with gateway.algorithms.SlidingWindowCounterAlgorithm;
                provides gateway.api.limit.Algorithm with gateway.algorithms.SlidingWindowLogAlgorithm;
                provides gateway.api.limit.Algorithm with gateway.algorithms.TokenBucketAlgorithm;
                provides gateway.api.limit.LimitStoreProvider with gateway.algorithms.memory.MemoryLimitStoreProvider;
            }
            """,
            "gateway.analytics",
            """
            module gateway.analytics {
                requires HdrHistogram;
                requires transitive gateway.api;
                exports gateway.analytics.log;
                provides gateway.api.store.StoreProvider with gateway.analytics.memory.MemoryAnalyticsStoreProvider;
            }
            """,
            "gateway.client",
            """
            module gateway.client {
                requires transitive java.net.http;
                exports gateway.client;
            }
            """,
            "gateway.proxy",
            """
            module gateway.proxy {
                requires transitive gateway.api;
                requires org.apache.httpcomponents.core5.httpcore5;
                exports gateway.proxy.message;
                exports gateway.proxy.transfer;
                exports gateway.proxy.upstream;
            }
            """,
            "gateway.redis",
            """
            module gateway.redis {
                requires HdrHistogram;
                requires gateway.api;
                requires jakarta.json;
                requires lettuce.core;
                uses gateway.api.limit.LimitStoreProvider;
                uses gateway.api.store.StoreProvider;
                provides gateway.api.limit.LimitStoreProvider with gateway.redis.limit.RedisLimitStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.redis.analytics.RedisAnalyticsStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.redis.store.RedisAddressRuleStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.redis.store.RedisAdministratorStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.redis.store.RedisApiKeyStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.redis.store.RedisAuditStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.redis.store.RedisDeviceStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.redis.store.RedisLastUseStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.redis.store.RedisLockoutStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.redis.store.RedisSecretStoreProvider;
            }
            """,
            "gateway.security",
            """
            module gateway.security {
                requires transitive gateway.api;
                requires jakarta.json;
                requires jakarta.json.bind;
                exports gateway.security.address;
                exports gateway.security.administrator;
                exports gateway.security.apikey;
                exports gateway.security.device;
                exports gateway.security.lockout;
                exports gateway.security.use;
                provides gateway.api.store.StoreProvider with gateway.security.store.FileAddressRuleStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.security.store.FileAdministratorStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.security.store.FileApiKeyStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.security.store.FileAuditStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.security.store.FileDeviceStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.security.store.FileLastUseStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.security.store.FileSecretStoreProvider;
                provides gateway.api.store.StoreProvider with gateway.security.store.MemoryLockoutStoreProvider;
            }
            """,
            "gateway.testkit",
            """
            module gateway.testkit {
                requires transitive gateway.api;
                requires org.assertj.core;
                requires transitive org.junit.jupiter.api;
                exports gateway.testkit.analytics;
                exports gateway.testkit.client;
                exports gateway.testkit.limit;
                exports gateway.testkit.lockout;
                exports gateway.testkit.rejection;
                exports gateway.testkit.store;
                uses gateway.api.limit.Algorithm;
            }
            """);

    private ExpectedModules() {}

    static String text(String module) {
        return TEXTS.get(module);
    }
}
