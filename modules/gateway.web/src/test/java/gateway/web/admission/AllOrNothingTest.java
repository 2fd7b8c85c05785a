package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Case B01 without a server, and SPEC 4.2: a request that one limit rejects spends nothing under the others. */
final class AllOrNothingTest {
    private static final TestRequest HAMMER = get("/api/x").from("198.51.100.66");
    private static final TestRequest OTHER = get("/api/x").from("198.51.100.7");

    @Test
    void whoHammersIntoRefusalsCostsNobodyElseAPermit() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 4, "1h"))
                .global(policy("global", 10, "1h"))
                .open();
        assertThat(gateway.passing(1000, HAMMER)).isEqualTo(4);
        assertThat(gateway.passing(4, OTHER)).isEqualTo(4);
        assertThat(gateway.passing(4, get("/api/x").from("198.51.100.8"))).isEqualTo(2);
    }

    @Test
    void theGlobalLimitCostsNobodyPermitsOfTheirOwn() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 4, "1d"))
                .global(policy("global", 3, "1h"))
                .open();
        assertThat(gateway.passing(9, OTHER)).isEqualTo(3);
        gateway.advance(Duration.ofHours(1));
        assertThat(gateway.send(OTHER).header("X-RateLimit-Remaining")).contains("0");
    }

    @Test
    void shadowLimitsNeverRefuseAndSpendOnlyWhenTheRequestPasses() {
        TestGateway gateway = new TestConfig()
                .tier(
                        "free",
                        policy("free", 2, "1h"),
                        policy("free.trial", 1, "1h").shadow())
                .open();
        assertThat(gateway.passing(9, OTHER)).isEqualTo(2);
        assertThat(gateway.send(OTHER).refusal().exceeded()).contains(new Refusal.Exceeded("free", 2));
    }

    @Test
    void aParallelBurstPassesExactlyTheLimit() throws Exception {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 100, "1h"))
                .global(policy("global", 150, "1h"))
                .open();
        List<String> remaining = burst(gateway, 64, 400);
        assertThat(remaining)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, 100).mapToObj(Integer::toString).toList());
        assertThat(gateway.passing(99, OTHER)).isEqualTo(50);
    }

    /** What the requests that passed were told to remain. */
    private static List<String> burst(TestGateway gateway, int threads, int requests) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(threads);
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Future<List<String>>> parts = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                int share = requests / threads + (thread < requests % threads ? 1 : 0);
                parts.add(executor.submit(() -> {
                    barrier.await();
                    return passed(gateway, share);
                }));
            }
            List<String> all = new ArrayList<>();
            for (Future<List<String>> part : parts) {
                all.addAll(part.get());
            }
            return all;
        } finally {
            executor.shutdownNow();
        }
    }

    private static List<String> passed(TestGateway gateway, int requests) {
        List<String> remaining = new ArrayList<>();
        for (int i = 0; i < requests; i++) {
            Exchange exchange = gateway.gateway.begin(HAMMER);
            if (gateway.enter(exchange).isEmpty()) {
                TestHeaders headers = new TestHeaders();
                ResponseHeaders.write(exchange, headers);
                remaining.add(headers.get("X-RateLimit-Remaining").orElseThrow());
            }
        }
        return remaining;
    }
}
