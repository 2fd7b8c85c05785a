package gateway.web.blackbox;

import static gateway.web.blackbox.DelayingGateway.get;
import static gateway.web.blackbox.DelayingGateway.send;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Fifty requests that wait at twenty a second, stamped at the resource. A busy machine makes some late, but nobody early;
 * so the strict bounds hold for {@code -Dgateway.soak=true}, on a machine of its own. What was measured is written to
 * {@code target/departures.txt}.
 */
@DisplayName("Those who wait leave evenly spaced")
class DelaySpacingIT {
    private static final int QUEUED = 50;
    private static final long SLOT_MICROS = 50_000;
    /** The clocks of two processes on this machine. */
    private static final long CLOCK_MICROS = 5_000;

    private static final int WARM_UP = Scale.of(3, 0);
    private static final int ROUNDS = Scale.of(10, 1);
    private static final long MEAN_MICROS = Scale.of(1_000, 25_000);
    private static final long P95_MICROS = Scale.of(5_000, 1_000_000);

    private final GatewayServer server = DelayingGateway.server();

    @Test
    void atTheRateAndNobodyBeforeHisTurn() throws IOException {
        send(server, get("fast", Addresses.fresh())).join();
        for (int round = 0; round < WARM_UP; round++) {
            departures();
        }
        for (int round = 0; round < ROUNDS; round++) {
            long begin = ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());

            List<Long> departures = departures();

            for (int i = 0; i <= QUEUED; i++) {
                assertThat(departures.get(i) - begin)
                        .as("departure %d", i)
                        .isGreaterThanOrEqualTo(i * SLOT_MICROS - CLOCK_MICROS);
            }
            assertSpacing(departures);
        }
    }

    private List<Long> departures() {
        String caller = Addresses.fresh();
        List<CompletableFuture<Response>> sent = IntStream.rangeClosed(0, QUEUED)
                .mapToObj(i -> send(server, get("fast", caller)))
                .toList();
        return sent.stream()
                .map(answer -> DelayingGateway.micros(answer.join()))
                .sorted()
                .toList();
    }

    private static void assertSpacing(List<Long> departures) throws IOException {
        long mean = (departures.get(QUEUED) - departures.get(0)) / QUEUED;
        long[] off = LongStream.rangeClosed(1, QUEUED)
                .map(i -> departures.get((int) i) - departures.get((int) i - 1) - SLOT_MICROS)
                .map(Math::abs)
                .sorted()
                .toArray();
        long p95 = off[QUEUED * 95 / 100];
        String measured = "mean gap %d us, deviation p50 %d, p95 %d, max %d us%n"
                .formatted(mean, off[QUEUED / 2], p95, off[QUEUED - 1]);
        Files.writeString(
                Path.of("target", "departures.txt"), measured, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        assertThat(mean).as(measured).isBetween(SLOT_MICROS - MEAN_MICROS, SLOT_MICROS + MEAN_MICROS);
        assertThat(p95).as(measured).isLessThanOrEqualTo(P95_MICROS);
    }
}
