package gateway.benchmarks;

import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.distributed.BucketProxy;
import io.github.bucket4j.distributed.ExpirationAfterWriteStrategy;
import io.github.bucket4j.distributed.proxy.ProxyManager;
import io.github.bucket4j.redis.lettuce.Bucket4jLettuce;
import io.lettuce.core.RedisClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** Bucket4j's buckets in Redis, by its back end for the client that we use: one connection, buckets kept at hand. */
final class Bucket4jInRedis implements RedisContender {
    private static final long PERMITS = 1_000_000_000;

    private final RedisClient client;
    private final List<BucketProxy> buckets;

    Bucket4jInRedis(String uri, Keys keys) {
        client = RedisClient.create(uri);
        ProxyManager<byte[]> manager = Bucket4jLettuce.casBasedBuilder(client)
                .expirationAfterWrite(
                        ExpirationAfterWriteStrategy.basedOnTimeForRefillingBucketUpToMax(Duration.ofSeconds(10)))
                .build();
        BucketConfiguration configuration = BucketConfiguration.builder()
                .addLimit(limit -> limit.capacity(PERMITS).refillGreedy(1, Duration.ofDays(1)))
                .build();
        buckets = IntStream.range(0, keys.count())
                .mapToObj(key -> manager.builder()
                        .build(("b:" + keys.name(key)).getBytes(StandardCharsets.US_ASCII), () -> configuration))
                .toList();
    }

    @Override
    public boolean acquire(int key) {
        return buckets.get(key).tryConsume(1);
    }

    @Override
    public void close() {
        client.shutdown();
    }
}
