package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import gateway.web.blackbox.server.HeapUse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("B05: a flood of callers neither fills the heap nor opens the limit")
class FullTableIT {
    private static final int FLOOD = Scale.of(1_000_000, 10_000);
    private static final int TABLE = Scale.of(100_000, 2_000);
    private static final int LIMIT = 5;
    private static final Duration WINDOW = Duration.ofSeconds(Scale.of(60, 5));
    private static final int BATCH = 100;
    private static final String ABUSER = "198.51.100.7";
    private static final String GOOD = "198.51.100.8";

    private static final GatewaySetup SETUP = GatewaySetup.configured(
                    "gateway.demo=true",
                    "gateway.trusted-proxies=127.0.0.1/32",
                    "gateway.global.algorithm=none",
                    "gateway.devices.enabled=true",
                    "gateway.default-tier=b05",
                    Settings.tier("b05", "sliding-window-log", LIMIT, WINDOW.toSeconds() + "s"),
                    // So that what is kept of requests is full before the heap is looked at.
                    "gateway.analytics.capacity=" + BATCH,
                    "gateway.memory.max-keys=" + TABLE)
            .jvmArgument("-Xmx256m");

    @Test
    void aFullTableStaysBoundedAndExact() {
        try (GatewayServer server = GatewayServer.start(SETUP)) {
            flood(server, BATCH, FullTableIT::fromAnotherAddress);
            long before = HeapUse.ofLiving(server);

            try (Paced abuser = Paced.start(server, ABUSER, Duration.ofMillis(500));
                    Paced good = Paced.start(server, GOOD, WINDOW.dividedBy(3))) {
                flood(server, FLOOD, FullTableIT::fromAnotherAddress);
                assertThat(flood(server, FLOOD, FullTableIT::withAnotherKey)).isSubsetOf(401, 429);
                assertThat(flood(server, FLOOD, FullTableIT::withAnotherCode)).isSubsetOf(401, 429);
                Await.pause(WINDOW);

                assertThat(good.answers()).extracting(Answer::status).containsOnly(200);
                assertNeverMoreThanTheLimitInAWindow(abuser.answers());
                assertThat(abuser.answers()).extracting(Answer::status).contains(429);
            }
            assertThat(HeapUse.ofLiving(server)).isLessThan(before + before / 5);
            assertThat(server.console()).doesNotContain("OutOfMemoryError");
        }
    }

    /** The sixth of six permitted ones is answered at least a window after the first was sent. */
    private static void assertNeverMoreThanTheLimitInAWindow(List<Answer> answers) {
        List<Answer> permitted =
                answers.stream().filter(answer -> answer.status() == 200).toList();
        assertThat(permitted).hasSizeGreaterThanOrEqualTo(LIMIT);
        for (int i = 0; i + LIMIT < permitted.size(); i++) {
            long nanos =
                    permitted.get(i + LIMIT).receivedNanos() - permitted.get(i).sentNanos();
            assertThat(Duration.ofNanos(nanos)).isGreaterThanOrEqualTo(WINDOW);
        }
    }

    /** Sends many requests over one connection, many of them ahead; returns which statuses there were. */
    private static List<Integer> flood(GatewayServer server, int size, IntFunction<Request> request) {
        try (Connection connection = server.connect()) {
            return IntStream.range(0, size / BATCH)
                    .mapToObj(batch -> statuses(connection, batch * BATCH, request))
                    .flatMap(List::stream)
                    .distinct()
                    .toList();
        }
    }

    private static List<Integer> statuses(Connection connection, int first, IntFunction<Request> request) {
        for (int i = first; i < first + BATCH; i++) {
            connection.write(request.apply(i));
        }
        return IntStream.range(0, BATCH)
                .mapToObj(i -> connection.read("GET").status())
                .distinct()
                .toList();
    }

    private static Request fromAnotherAddress(int i) {
        String address = (i & 1) == 0
                ? "10." + (i >> 16 & 255) + "." + (i >> 8 & 255) + "." + (i & 255)
                : "2001:db8:" + Integer.toHexString(i >> 16) + ":" + Integer.toHexString(i & 0xffff) + "::1";
        return Request.get("/api/echo").from(address);
    }

    private static Request withAnotherKey(int i) {
        return fromAnotherAddress(i % 1000).key("gw_live_" + Long.toHexString(new Random(i).nextLong()));
    }

    private static Request withAnotherCode(int i) {
        Random random = new Random(i);
        String id = new UUID(random.nextLong(), random.nextLong()).toString();
        String code = HexFormat.of().toHexDigits(random.nextLong());
        return fromAnotherAddress(i % 1000).key("totp_" + id + "_" + code);
    }

    private record Answer(long sentNanos, long receivedNanos, int status) {}

    /** One caller who sends a request every now and then. */
    private static final class Paced implements AutoCloseable {
        private final List<Answer> answers = java.util.Collections.synchronizedList(new ArrayList<>());
        private final CompletableFuture<Void> end;
        private volatile boolean over;

        private Paced(GatewayServer server, String address, Duration pause) {
            end = CompletableFuture.runAsync(() -> run(server, address, pause), c -> new Thread(c).start());
        }

        static Paced start(GatewayServer server, String address, Duration pause) {
            return new Paced(server, address, pause);
        }

        private void run(GatewayServer server, String address, Duration pause) {
            while (!over) {
                long sent = System.nanoTime();
                Response response = server.send(Request.get("/api/echo").from(address));
                answers.add(new Answer(sent, System.nanoTime(), response.status()));
                Await.pause(pause);
            }
        }

        List<Answer> answers() {
            return List.copyOf(answers);
        }

        @Override
        public void close() {
            over = true;
            end.join();
        }
    }
}
