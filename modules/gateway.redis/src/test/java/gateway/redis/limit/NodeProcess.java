package gateway.redis.limit;

import static gateway.redis.limit.TestStores.keys;
import static gateway.redis.limit.TestStores.policy;

import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.redis.connection.RedisAccess;
import gateway.redis.connection.RedisAccess.Cluster;
import gateway.testkit.limit.Crowd;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A node in a process of its own: asks for permits of each algorithm until none is left, and prints how many it got. */
final class NodeProcess {
    static final long LIMIT = 300;

    /** A permit comes back far later than any test takes. */
    static final List<Policy> POLICIES = List.of(
            policy("fixed", "fixed-window", "max-requests=300", "window=3653d"),
            policy("counter", "sliding-window-counter", "max-requests=300", "window=3653d"),
            policy("log", "sliding-window-log", "max-requests=300", "window=3653d"),
            policy("smooth", "token-bucket", "max-requests=300", "refill-rate=1/100d"),
            policy("interval", "token-bucket", "max-requests=300", "refill-rate=1/100d", "refill=interval"),
            policy("meter", "leaky-bucket", "max-requests=300", "refill-rate=1/100d"),
            policy("stored", "fixed-window", "max-requests=300", "window=PT87600H0.000000001S"));

    private NodeProcess() {}

    /** With the address of Redis, and the kind of cluster it is. */
    public static void main(String[] args) {
        RedisAccess access = TestStores.cluster(Cluster.valueOf(args[1]));
        try (LimitStore store = TestStores.node(args[0], Duration.ofSeconds(30), access)) {
            System.out.println(POLICIES.stream()
                    .map(policy -> Long.toString(drained(store.prepare(List.of(policy)))))
                    .collect(Collectors.joining(" ", "got ", "")));
        }
    }

    private static long drained(LimitSet set) {
        return Crowd.of(
                        4,
                        member -> IntStream.iterate(0, i -> i + 1)
                                .takeWhile(i -> set.acquire(keys(1), new long[] {1})
                                        .get(0)
                                        .permitted())
                                .count())
                .stream()
                .mapToLong(Long::longValue)
                .sum();
    }
}
