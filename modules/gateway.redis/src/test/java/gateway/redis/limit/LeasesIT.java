package gateway.redis.limit;

import static gateway.redis.limit.TestStores.hourly;
import static gateway.redis.limit.TestStores.keys;
import static gateway.redis.limit.TestStores.leased;
import static gateway.redis.limit.TestStores.policy;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.redis.server.RedisServer;
import gateway.testkit.limit.Crowd;
import gateway.testkit.limit.MovableTicker;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Leases of four nodes, 20 permits at a time")
class LeasesIT {
    private static final int NODES = 4;
    private static final int LEASE = 20;
    private static final int WORST = NODES * (LEASE - 1);

    private final RedisServer server = RedisServer.start();
    private final MovableTicker ticker = MovableTicker.standing();
    private final List<LimitStore> nodes = new ArrayList<>();

    @BeforeEach
    void start() {
        Stream.generate(() -> TestStores.node(server, ticker)).limit(NODES).forEach(nodes::add);
    }

    @AfterEach
    void close() {
        nodes.forEach(LimitStore::close);
        server.close();
    }

    @Test
    void askRedisOnceForEachBatch() {
        LimitSet set = nodes.get(0).prepare(List.of(leased(LEASE, hourly("global", 1_000))));
        assertThat(LongStream.range(0, 3 * LEASE)
                        .map(i -> set.acquire(keys(1), new long[] {1}).get(0).remaining()))
                .as("remaining counts down as ever")
                .containsExactlyElementsOf(
                        LongStream.range(0, 3 * LEASE).map(i -> 999 - i).boxed().toList());
        assertThat(calls()).isEqualTo(3);
    }

    @Test
    void leaveAtWorstWhatTheyHoldWhileOthersAreRefused() {
        List<LimitSet> sets = sets(leased(LEASE, hourly("global", 100)));
        sets.forEach(set -> assertThat(drained(set, 1)).isEqualTo(1));
        long rest = drained(sets.get(0), 1_000) - (LEASE - 1);
        assertThat(rest).as("to be had from Redis").isEqualTo(100 - NODES * LEASE);
        long unused =
                sets.stream().skip(1).mapToLong(set -> drained(set, 1_000)).sum();
        assertThat(unused).as("under by what the other nodes hold").isEqualTo(WORST - (LEASE - 1));
    }

    @Test
    void permitAtWorstWhatTheyHeldBeyondTheLimitInOneWindow() {
        Policy log = leased(LEASE, policy("global", "sliding-window-log", "max-requests=100", "window=10s"));
        List<LimitSet> sets = sets(log);
        sets.forEach(set -> drained(set, 1));
        ticker.advance(Duration.ofMillis(9_999));
        long held = sets.stream().mapToLong(set -> drained(set, LEASE - 1)).sum();
        ticker.advance(Duration.ofMillis(1));
        long fresh = sets.stream().mapToLong(set -> drained(set, 1_000)).sum();
        assertThat(held + fresh).isEqualTo(100 + WORST);
    }

    @Test
    void permitNothingBeyondTheLimitOfAFixedWindow() {
        List<LimitSet> sets = sets(leased(LEASE, policy("global", "fixed-window", "max-requests=100", "window=10s")));
        sets.forEach(set -> drained(set, 1));
        ticker.advance(Duration.ofSeconds(10));
        assertThat(sets.stream().mapToLong(set -> drained(set, 1_000)).sum()).isEqualTo(100);
    }

    @Test
    void giveExactlyTheLimitIfAllAskUntilNothingIsLeft() throws IOException {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < NODES; i++) {
            processes.add(new ProcessBuilder(Jvm.command(LeasingProcess.class, server.uri()))
                    .redirectError(Redirect.INHERIT)
                    .start());
        }
        long got = 0;
        for (Process process : processes) {
            try (var output = process.inputReader()) {
                got += output.lines()
                        .filter(line -> line.startsWith("got "))
                        .mapToLong(line -> Long.parseLong(line.substring(4)))
                        .sum();
            }
        }
        assertThat(got).isEqualTo(LeasingProcess.LIMIT);
    }

    @Test
    void areGivenExactlyOnceToManyThreads() {
        LimitSet set = nodes.get(0).prepare(List.of(hourly("each", 1_000), leased(LEASE, hourly("global", 3_000))));
        List<Long> passed = Crowd.of(
                8,
                member -> IntStream.range(0, 1_000)
                        .filter(i -> set.acquire(keys(member, -1), new long[] {1, 1}).stream()
                                .allMatch(Decision::permitted))
                        .count());
        assertThat(passed.stream().mapToLong(Long::longValue).sum()).isEqualTo(3_000);
    }

    @Test
    void arePutBackIfAnotherLimitRefuses() {
        LimitSet set = nodes.get(0).prepare(List.of(hourly("each", 1), leased(LEASE, hourly("global", 100))));
        set.acquire(keys(1, -1), new long[] {1, 1});
        for (int i = 0; i < 5; i++) {
            assertThat(set.acquire(keys(1, -1), new long[] {1, 1}))
                    .extracting(Decision::remaining)
                    .containsExactly(0L, 99L);
        }
        assertThat(set.acquire(keys(2, -1), new long[] {1, 1}))
                .extracting(Decision::remaining)
                .containsExactly(0L, 98L);
    }

    @Test
    void areForgottenAfterAReset() {
        LimitSet set = nodes.get(0).prepare(List.of(leased(LEASE, hourly("global", 100))));
        set.acquire(keys(1), new long[] {1});
        set.reset(keys(1));
        long before = calls();
        // Without the lease, Redis is asked again at the first request.
        TestStores.await(() -> {
            set.reset(keys(1));
            set.acquire(keys(1), new long[] {1});
            return calls() > before + 1;
        });
    }

    private List<LimitSet> sets(Policy policy) {
        return nodes.stream().map(node -> node.prepare(List.of(policy))).toList();
    }

    private static long drained(LimitSet set, long most) {
        return LongStream.range(0, most)
                .takeWhile(i -> set.acquire(keys(1), new long[] {1}).get(0).permitted())
                .count();
    }

    private long calls() {
        return TestStores.info(server, "commandstats")
                .lines()
                .filter(line -> line.startsWith("cmdstat_evalsha:") || line.startsWith("cmdstat_eval:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("^[^=]+=([0-9]+),.*", "$1"))
                        - Long.parseLong(line.replaceAll(".*failed_calls=([0-9]+).*", "$1")))
                .sum();
    }
}
