package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.http.StreamEvent;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.HeapUse;
import gateway.web.blackbox.server.ProcessUse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Of the ways to go, the one without any packet is left out: it looks like somebody who does not read. */
@DisplayName("H01: listeners that go away leave nothing behind")
class ListenersComeAndGoIT {
    private static final int GOOD = 3;
    private static final int CLIENTS = Scale.of(5_000, 400);
    private static final int AT_A_TIME = 100;
    private static final int TOO_MANY = 250;
    private static final Duration TWO_HEARTBEATS = Duration.ofSeconds(30);
    private static final Request STREAM = LiveGateway.analytics().key(Settings.secret("observer"));

    @Test
    void andThoseWhoStayNoticeNothing() {
        try (GatewayServer server = SharedGateways.ready(LiveGateway.setup())) {
            List<EventStream> good = Stream.generate(() -> LiveGateway.open(server, STREAM))
                    .limit(GOOD)
                    .toList();
            comeAndGo(server, AT_A_TIME);
            long heap = HeapUse.ofLiving(server);
            ProcessUse use = ProcessUse.of(server);
            int threads = use.threads("").size();

            comeAndGo(server, CLIENTS);

            Await.until(TWO_HEARTBEATS, "end of the connections", () -> connections(server) == GOOD);
            Await.until(TWO_HEARTBEATS, "places of those who went", () -> listeners(server) == GOOD);
            assertThat(use.threads("")).hasSizeLessThan(threads + 20);
            assertThat(HeapUse.ofLiving(server)).isLessThan(heap + heap / 5);
            assertThat(opened(server, TOO_MANY)).isEqualTo(LiveGateway.MAX_LISTENERS - GOOD);
            good.forEach(ListenersComeAndGoIT::assertEveryEventWasInTime);
            good.forEach(EventStream::close);
            Await.until(TWO_HEARTBEATS, "end of all connections", () -> connections(server) == 0);
        }
    }

    /** Also those that the client has given up and the server has not. */
    private static int connections(GatewayServer server) {
        return ProcessUse.of(server).connectionsTo(server.managementPort());
    }

    private static int listeners(GatewayServer server) {
        try (Connection connection = server.connectToManagement()) {
            Request metrics = Request.get("/api/gateway/metrics").key(Settings.secret("observer"));
            return ((Number) connection.exchange(metrics).json().get("listeners")).intValue();
        }
    }

    private static void comeAndGo(GatewayServer server, int clients) {
        for (int gone = 0; gone < clients; gone += AT_A_TIME) {
            List<Connection> batch = new ArrayList<>();
            for (int i = 0; i < AT_A_TIME; i++) {
                batch.add(listening(server));
            }
            for (int i = 0; i < AT_A_TIME; i++) {
                if (i % 2 == 0) {
                    batch.get(i).close();
                } else {
                    batch.get(i).reset();
                }
            }
        }
    }

    /** A connection on which a stream has begun; waits for a place. */
    private static Connection listening(GatewayServer server) {
        List<Connection> found = new ArrayList<>();
        Await.until(TWO_HEARTBEATS, "a place", () -> {
            Connection connection = server.connectToManagement();
            connection.write(STREAM);
            if (connection.readHead().status() == 200) {
                found.add(connection);
                return true;
            }
            connection.close();
            return false;
        });
        return found.get(0);
    }

    /** How many of so many that come at once may listen; the others are told so. */
    private static long opened(GatewayServer server, int count) {
        List<Connection> all =
                Stream.generate(server::connectToManagement).limit(count).toList();
        all.forEach(connection -> connection.write(STREAM));
        List<Response> heads = all.stream().map(Connection::readHead).toList();
        all.forEach(Connection::close);
        assertThat(heads)
                .filteredOn(head -> head.status() != 200)
                .allSatisfy(ListenersComeAndGoIT::assertIsToldThatThereIsNoPlace);
        return heads.stream().filter(head -> head.status() == 200).count();
    }

    private static void assertIsToldThatThereIsNoPlace(Response refused) {
        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.retryAfter()).isPositive();
        assertThat(refused.header("Content-Type")).contains("application/problem+json");
        assertThat(refused.json()).containsEntry("error", "Gateway unavailable");
    }

    private static void assertEveryEventWasInTime(EventStream stream) {
        assertThat(stream.isOver()).isFalse();
        List<StreamEvent> events = stream.all();
        assertThat(events).extracting(StreamEvent::id).doesNotHaveDuplicates();
        for (int i = 1; i < events.size(); i++) {
            long nanos = events.get(i).receivedNanos() - events.get(i - 1).receivedNanos();
            assertThat(Duration.ofNanos(nanos)).isLessThan(LiveGateway.INTERVAL.plusSeconds(1));
        }
    }
}
