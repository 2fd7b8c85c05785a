package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.StreamEvent;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("H04: who comes back gets what was missed, once and in order, or is told that it cannot be had")
class DecisionsLiveIT {
    private static final int HELD = 1000;

    private final GatewayServer server = LiveGateway.server();
    private final String mine = UUID.randomUUID().toString().substring(0, 8);
    private int refused;

    @Test
    void refusalsAreToldAsTheyHappen() {
        server.send(Request.get("/api/hello").key(Settings.secret("exhausted")));
        try (EventStream stream = LiveGateway.listen(server, LiveGateway.decisions())) {
            long before = System.nanoTime();
            server.send(Request.get("/api/hello?secret=1").key(Settings.secret("exhausted")));

            StreamEvent event = stream.next(Duration.ofSeconds(2));

            assertThat(Duration.ofNanos(event.receivedNanos() - before)).isLessThan(Duration.ofSeconds(1));
            assertThat(event.name()).isEqualTo("message");
            assertThat(event.id()).matches("[0-9a-f]{12}-[1-9][0-9]*");
            assertThat(event.json())
                    .containsEntry("method", "GET")
                    .containsEntry("path", "/api/hello")
                    .containsEntry("error", "Rate limit exceeded")
                    .containsEntry("policy", "once")
                    .containsEntry("clientId", "exhausted")
                    .containsEntry("ip", "127.0.0.1")
                    .containsEntry("tier", "once")
                    .containsKeys("timestamp", "status")
                    .doesNotContainKey("route");
        }
    }

    @Test
    void whatWasMissedComesInOrderAndOnceThenWhatHappens() {
        List<StreamEvent> heard;
        try (EventStream stream = LiveGateway.listen(server, LiveGateway.decisions())) {
            refuse(10);
            heard = stream.next(10);
        }
        assertThat(paths(heard)).isEqualTo(paths(1, 10));
        refuse(5);

        try (EventStream again = LiveGateway.listen(
                server, LiveGateway.decisionsAfter(heard.get(9).id()))) {
            assertThat(paths(again.next(5))).isEqualTo(paths(11, 15));
            refuse(2);
            assertThat(paths(again.next(2))).isEqualTo(paths(16, 17));
            assertNothingMoreIn(again);
            assertThat(again.all()).extracting(StreamEvent::name).containsOnly("message");
        }
    }

    @Test
    void whoHeardNothingYetMissesNothingEither() {
        String id;
        try (EventStream stream = LiveGateway.listen(server, LiveGateway.decisions())) {
            Await.until(
                    Duration.ofSeconds(2), "position", () -> !stream.lastId().isEmpty());
            id = stream.lastId();
        }
        refuse(3);

        try (EventStream again = LiveGateway.listen(server, LiveGateway.decisionsAfter(id))) {
            assertThat(paths(again.next(3))).isEqualTo(paths(1, 3));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "abc",
                "-1",
                "0",
                "1000000000000000000000000000000",
                "",
                "000000000000-1",
                "%s-1000000000000000000000000000000",
                "%s--1",
                "%s-",
                "%s-900000000",
                "%s-1;x",
                "'\"><script>",
                "\u00e9\u00ff",
                "%%s%%n%%zz"
            })
    void anIdThatIsNoneGetsOneResetThenWhatHappens(String hostile) {
        String id = hostile.formatted(boot());

        try (EventStream stream = LiveGateway.listen(server, LiveGateway.decisionsAfter(id))) {
            assertThat(stream.status()).isEqualTo(200);
            assertResetOnce(stream);
        }
    }

    @Test
    void twoIdsAreNone() {
        Request request = LiveGateway.decisionsAfter(boot() + "-1").header("Last-Event-ID", boot() + "-1");
        try (EventStream stream = LiveGateway.listen(server, request)) {
            assertResetOnce(stream);
        }
    }

    @Test
    void aVeryLongIdIsNone() {
        try (EventStream stream = LiveGateway.listen(server, LiveGateway.decisionsAfter("9".repeat(8000)))) {
            assertResetOnce(stream);
        }
    }

    @Test
    void whoComesTooLateIsTold() {
        String id;
        try (EventStream stream = LiveGateway.listen(server, LiveGateway.decisions())) {
            refuse(1);
            id = stream.next().id();
        }
        refuse(HELD + 1);

        try (EventStream again = LiveGateway.listen(server, LiveGateway.decisionsAfter(id))) {
            assertResetOnce(again);
        }
    }

    @Test
    void whoComesJustInTimeGetsAllThatIsHeld() {
        String id;
        try (EventStream stream = LiveGateway.listen(server, LiveGateway.decisions())) {
            refuse(1);
            id = stream.next().id();
        }
        refuse(HELD);

        try (EventStream again = LiveGateway.listen(server, LiveGateway.decisionsAfter(id))) {
            assertThat(paths(again.next(HELD))).isEqualTo(paths(2, HELD + 1));
        }
    }

    /** They are spread over more seconds than they took, since nobody could read them faster. */
    @Test
    void aStreamThatListensWhileTheRingWrapsLosesNothingInSilence() {
        try (EventStream one = LiveGateway.listen(server, LiveGateway.decisions());
                EventStream two = LiveGateway.listen(server, LiveGateway.decisions())) {
            refuse(3 * HELD);
            String last = path(refused);
            Await.until(Duration.ofSeconds(20), "the last refusal", () -> endsWith(one, last) && endsWith(two, last));

            for (EventStream stream : List.of(one, two)) {
                assertThat(stream.all()).extracting(StreamEvent::id).doesNotHaveDuplicates();
                long told = stream.all().stream()
                        .filter(event -> event.name().equals("message"))
                        .count();
                assertThat(told + missing(stream)).isEqualTo(3L * HELD);
            }
            assertThat(two.all())
                    .extracting(StreamEvent::id)
                    .isEqualTo(one.all().stream().map(StreamEvent::id).toList());
        }
    }

    @Test
    void anIdFromBeforeARestartIsNone() {
        try (GatewayServer own = SharedGateways.ready(LiveGateway.setup())) {
            String id;
            try (EventStream stream = LiveGateway.listen(own, LiveGateway.decisions())) {
                LiveGateway.refuse(own, "/api/before");
                id = stream.next().id();
            }
            try (GatewayServer restarted = own.restart();
                    EventStream again = LiveGateway.listen(restarted, LiveGateway.decisionsAfter(id))) {
                assertThat(again.next().name()).isEqualTo("reset");
                LiveGateway.refuse(restarted, "/api/after");
                StreamEvent live = again.next();
                assertThat(live.json()).containsEntry("path", "/api/after");
                assertThat(live.id()).doesNotStartWith(id.substring(0, 12));
            }
        }
    }

    private void assertResetOnce(EventStream stream) {
        StreamEvent first = stream.next();
        assertThat(first.name()).isEqualTo("reset");
        assertThat(first.json()).containsEntry("reason", "unknown");
        int from = refused + 1;
        refuse(2);
        assertThat(paths(stream.next(2))).isEqualTo(paths(from, from + 1));
        assertNothingMoreIn(stream);
    }

    private static void assertNothingMoreIn(EventStream stream) {
        Await.pause(Duration.ofMillis(500));
        assertThat(stream.waiting()).isZero();
    }

    private static long missing(EventStream stream) {
        return stream.all().stream()
                .filter(event -> event.name().equals("reset"))
                .mapToLong(event -> ((Number) event.json().get("missed")).longValue())
                .sum();
    }

    private static boolean endsWith(EventStream stream, String path) {
        List<StreamEvent> all = stream.all();
        return !all.isEmpty() && path.equals(all.get(all.size() - 1).json().get("path"));
    }

    /** What the ids of this start begin with. */
    private String boot() {
        try (EventStream stream = LiveGateway.listen(server, LiveGateway.decisions())) {
            Await.until(
                    Duration.ofSeconds(2), "position", () -> !stream.lastId().isEmpty());
            return stream.lastId().substring(0, 12);
        }
    }

    private void refuse(int times) {
        IntStream.range(0, times).forEach(i -> LiveGateway.refuse(server, path(++refused)));
    }

    private String path(int number) {
        return "/api/h04/" + mine + "/" + number;
    }

    private List<Object> paths(int from, int to) {
        return IntStream.rangeClosed(from, to).<Object>mapToObj(this::path).toList();
    }

    private static List<Object> paths(List<StreamEvent> events) {
        return events.stream().map(event -> event.json().get("path")).toList();
    }
}
