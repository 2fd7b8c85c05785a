package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("K03: limiters that are plugged in and fail")
class FailingLimitersIT {
    private static final int PLACES = 16;
    private static final String[] FAULTS = {
        "error", "null", "too-much", "less-than-nothing", "in-the-past", "never-idle"
    };

    static final String SETTINGS = Stream.of(FAULTS)
                    .flatMap(fault -> Stream.of(tier(fault, "open"), tier(fault, "closed")))
                    .collect(Collectors.joining())
            + tier("hangs", "closed");

    private final GatewayServer server = FaultyGateway.server();

    private static String tier(String fault, String onFailure) {
        String name = "k03-" + fault + "-" + onFailure;
        return """
                gateway.tiers.%1$s.algorithm=faulty
                gateway.tiers.%1$s.fault=%2$s
                gateway.tiers.%1$s.on-failure=%3$s
                """.formatted(name, fault, onFailure) + Settings.key(name, name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"error", "null", "too-much", "less-than-nothing", "in-the-past", "never-idle"})
    void followOnFailure(String fault) {
        assertThat(statuses("k03-" + fault + "-open", 10)).containsOnly(200);
        assertThat(statuses("k03-" + fault + "-closed", 10)).containsOnly(503);
    }

    @Test
    void areLoggedAtMostOnceASecond() {
        long before = warnings();
        long start = System.nanoTime();
        String warning = "the limiter said null to a request for 1 permits";
        Await.until(Duration.ofSeconds(20), warning, () -> {
            statuses("k03-null-open", 20);
            return server.console().contains(warning);
        });
        long seconds = Duration.ofNanos(System.nanoTime() - start).toSeconds();

        assertThat(warnings() - before).isLessThanOrEqualTo(seconds + 2);
    }

    private long warnings() {
        return server.console()
                .lines()
                .filter(line -> line.contains("limit k03-") && line.contains("failed"))
                .count();
    }

    /** They hang for ten seconds; whatever is asked here is over before. */
    @Test
    void whenTheyHangHoldFewThreadsAndNobodyElse() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(PLACES + 1);
        try {
            List<CompletableFuture<Integer>> asked = IntStream.rangeClosed(0, PLACES)
                    .mapToObj(i -> CompletableFuture.supplyAsync(() -> status("k03-hangs-closed"), threads))
                    .toList();
            assertThat(CompletableFuture.anyOf(asked.toArray(CompletableFuture[]::new))
                            .get(30, TimeUnit.SECONDS))
                    .as("the one for which there is no place")
                    .isEqualTo(503);
            assertThat(statuses("k03-hangs-closed", 20)).containsOnly(503);
            assertThat(server.send(Request.get("/api/echo")).status()).isEqualTo(200);
            assertThat(asked).filteredOn(one -> !one.isDone()).hasSize(PLACES);
        } finally {
            threads.shutdownNow();
        }
    }

    private List<Integer> statuses(String keyId, int times) {
        return IntStream.range(0, times).mapToObj(i -> status(keyId)).toList();
    }

    private int status(String keyId) {
        return server.send(Request.get("/api/echo").key(Settings.secret(keyId))).status();
    }
}
