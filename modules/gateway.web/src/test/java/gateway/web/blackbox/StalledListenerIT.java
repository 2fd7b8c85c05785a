package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.StreamEvent;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.ProcessUse;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A listener that does not read is dropped and delays nobody")
class StalledListenerIT {
    private static final int STALLED = 10;
    private static final int BATCH = 10;
    /** Long, so that what nobody reads is soon more than the system keeps under way. */
    private static final String PATH = "/api/" + "long".repeat(1500) + "/";

    @Test
    void whileOthersGetEachEvent() {
        try (GatewayServer server = SharedGateways.ready(LiveGateway.setup());
                EventStream refusals = LiveGateway.listen(server, LiveGateway.decisions());
                EventStream figures = LiveGateway.listen(server, LiveGateway.analytics())) {
            List<Connection> stalled =
                    Stream.generate(() -> stalled(server)).limit(STALLED).toList();
            ProcessUse use = ProcessUse.of(server);
            Await.until(
                    Duration.ofSeconds(10),
                    "all connections",
                    () -> use.connectionsTo(server.managementPort()) == STALLED + 2);

            int sent = refuseUntilDropped(server, refusals, use);

            assertThat(sent).isPositive();
            assertThat(refusals.all()).extracting(StreamEvent::name).containsOnly("message");
            assertThat(figures.isOver()).isFalse();
            assertInTime(figures);
            assertThat(server.send(Request.get("/api/hello")).status()).isEqualTo(200);
            stalled.forEach(Connection::close);
        }
    }

    private static Connection stalled(GatewayServer server) {
        Connection connection = Connection.narrow(server.managementPort());
        connection.write(LiveGateway.decisions().key(Settings.secret("observer")));
        return connection;
    }

    /** Each is heard within a second by who listens. */
    private static int refuseUntilDropped(GatewayServer server, EventStream refusals, ProcessUse use) {
        int[] sent = {0};
        Await.until(Duration.ofMinutes(2), "end of those who do not read", () -> {
            for (int i = 0; i < BATCH; i++) {
                LiveGateway.refuse(server, PATH + sent[0]++);
            }
            long now = System.nanoTime();
            StreamEvent last = refusals.next(BATCH).get(BATCH - 1);
            assertThat(Duration.ofNanos(last.receivedNanos() - now)).isLessThan(Duration.ofSeconds(1));
            return use.connectionsTo(server.managementPort()) == 2;
        });
        return sent[0];
    }

    private static void assertInTime(EventStream figures) {
        List<StreamEvent> events = figures.all();
        for (int i = 1; i < events.size(); i++) {
            long nanos = events.get(i).receivedNanos() - events.get(i - 1).receivedNanos();
            assertThat(Duration.ofNanos(nanos)).isLessThan(LiveGateway.INTERVAL.plusSeconds(1));
        }
    }
}
