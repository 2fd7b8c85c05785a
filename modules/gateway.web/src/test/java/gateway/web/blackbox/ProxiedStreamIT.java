package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.StreamEvent;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.NginxExtension;
import gateway.web.blackbox.server.StreamingProxy;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("H03: streams are neither held back nor cut, also behind nginx")
@TestInstance(Lifecycle.PER_CLASS)
@ExtendWith(NginxExtension.class)
class ProxiedStreamIT {
    private static final int EVENTS = Scale.of(20, 5);
    private static final Duration SEEN = Duration.ofMillis(500);
    private static final Duration IDLE = Duration.ofSeconds(Scale.of(180, 20));

    private final GatewayServer server = LiveGateway.server();
    private StreamingProxy proxy;

    @BeforeAll
    void startProxy() {
        proxy = StreamingProxy.before(server);
    }

    @AfterAll
    void stopProxy() {
        if (proxy != null) {
            proxy.close();
        }
    }

    @Test
    void eachEventIsSeenAtOnce() {
        assertSeenAtOnce(server.connectToManagement(), LiveGateway.decisions());
    }

    @Test
    void eachEventIsSeenAtOnceBehindAProxyThatBuffers() {
        assertSeenAtOnce(proxy.connect(), LiveGateway.decisions());
    }

    @Test
    void eachEventIsSeenAtOnceBehindAProxyThatCompresses() {
        assertSeenAtOnce(proxy.connect(), LiveGateway.decisions().header("Accept-Encoding", "gzip"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"identity", "gzip"})
    void aStreamThatWasIdleGoesOn(String encoding) {
        try (EventStream stream =
                listen(proxy.connect(), LiveGateway.decisions().header("Accept-Encoding", encoding))) {
            Await.pause(IDLE);

            assertThat(stream.comments()).isGreaterThanOrEqualTo((int) IDLE.toSeconds() / 30);
            assertSeenAtOnce(stream);
        }
    }

    /** Such a proxy has to be told in its own configuration, as docs/operations.md says. */
    @Test
    void behindAProxyThatDoesNotListenEventsAreLateButCompleteAndInOrder() {
        String unique = "/api/" + "x".repeat(500) + "/" + UUID.randomUUID() + "/";
        try (Steady refusals = new Steady(unique);
                EventStream stream = listen(proxy.connect(), Request.get("/deaf/api/gateway/decisions/live"))) {
            List<Integer> heard = stream.next(EVENTS).stream()
                    .map(event -> event.json().get("path").toString())
                    .map(path -> Integer.parseInt(path.substring(unique.length())))
                    .toList();

            int first = heard.get(0);
            assertThat(first).isBetween(1, refusals.begun());
            assertThat(heard)
                    .isEqualTo(IntStream.range(first, first + EVENTS).boxed().toList());
        }
    }

    private void assertSeenAtOnce(Connection connection, Request request) {
        try (EventStream stream = listen(connection, request)) {
            for (int i = 0; i < EVENTS; i++) {
                assertSeenAtOnce(stream);
                Await.pause(Duration.ofSeconds(1));
            }
        }
    }

    private void assertSeenAtOnce(EventStream stream) {
        String path = "/api/h03/" + UUID.randomUUID();
        LiveGateway.refuse(server, path);
        long published = System.nanoTime();
        StreamEvent event = stream.next();
        while (!path.equals(event.json().get("path"))) {
            event = stream.next(); // other tests of this class are refused too
        }
        assertThat(Duration.ofNanos(event.receivedNanos() - published)).isLessThan(SEEN);
    }

    private static EventStream listen(Connection connection, Request request) {
        EventStream stream = EventStream.open(connection, request.key(Settings.secret("observer")));
        assertThat(stream.status()).isEqualTo(200);
        return stream;
    }

    /** Refusals, one after the other, until closed: without them such a proxy would not even pass on that a stream begins. */
    private final class Steady implements AutoCloseable {
        private final CompletableFuture<Void> end;
        private volatile int begun;
        private volatile boolean over;

        Steady(String path) {
            end = CompletableFuture.runAsync(() -> run(path), command -> new Thread(command).start());
        }

        private void run(String path) {
            for (int number = 1; !over; number++) {
                begun = number;
                LiveGateway.refuse(server, path + number);
                Await.pause(Duration.ofMillis(20));
            }
        }

        int begun() {
            return begun;
        }

        @Override
        public void close() {
            over = true;
            end.join();
        }
    }
}
