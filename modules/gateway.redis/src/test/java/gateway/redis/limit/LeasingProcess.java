package gateway.redis.limit;

import static gateway.redis.limit.TestStores.hourly;
import static gateway.redis.limit.TestStores.keys;
import static gateway.redis.limit.TestStores.leased;

import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.testkit.limit.Crowd;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** A node in a process of its own that leases permits, asks until none is left, and prints how many it got. */
final class LeasingProcess {
    static final long LIMIT = 2_000;

    private LeasingProcess() {}

    /** With the address of Redis. */
    public static void main(String[] args) {
        Policy policy = leased(20, TestStores.policy("global", "fixed-window", "max-requests=2000", "window=3653d"));
        try (LimitStore store = TestStores.node(args[0], Duration.ofSeconds(30))) {
            LimitSet set = store.prepare(List.of(policy, hourly("other", 1_000_000)));
            long got = Crowd.of(
                            4,
                            member -> IntStream.iterate(0, i -> i + 1)
                                    .takeWhile(i -> set.acquire(keys(1, 1), new long[] {1, 1})
                                            .get(0)
                                            .permitted())
                                    .count())
                    .stream()
                    .mapToLong(Long::longValue)
                    .sum();
            System.out.println("got " + got);
        }
    }
}
