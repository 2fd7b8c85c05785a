package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.Archives;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.ProcessUse;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The end of the gateway is the end of its streams")
class LiveShutdownIT {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** Less than Open Liberty waits for requests that do not end; mostly a few seconds, but not on a busy machine. */
    private static final Duration QUICK = Duration.ofSeconds(25);

    /** How Open Liberty says so. */
    private static final String GAVE_UP_WAITING = "CWWKE1102W";

    @Test
    void whenItIsTakenAwayFromARunningServer() {
        try (GatewayServer server = GatewayServer.start(
                LiveGateway.setup().archive("/", Archives.gateway()).archive("/second", Archives.gateway()))) {
            Await.until(
                    PATIENCE,
                    "start of the second copy",
                    () -> server.send(Request.get("/second/api/hello")).status() == 200);
            try (EventStream figures = LiveGateway.listen(server, Request.get("/second/api/gateway/analytics/live"));
                    EventStream refusals =
                            LiveGateway.listen(server, Request.get("/second/api/gateway/decisions/live"))) {
                figures.next();

                server.undeploy("/second");

                figures.awaitEnd(PATIENCE);
                refusals.awaitEnd(PATIENCE);
                Await.until(
                        PATIENCE,
                        "end of the threads",
                        () -> ProcessUse.of(server).threads("gateway-live").isEmpty());
            }
        }
    }

    @Test
    void whenTheServerIsToldToStopByASignal() {
        assertStopsAtOnceAndKeepsEverything(GatewayServer::stop);
    }

    @Test
    void whenTheServerIsToldToStopByItsCommand() {
        assertStopsAtOnceAndKeepsEverything(GatewayServer::stopByCommand);
    }

    private static void assertStopsAtOnceAndKeepsEverything(Consumer<GatewayServer> stop) {
        GatewayServer server = SharedGateways.ready(LiveGateway.setup());
        Map<String, Object> key = new Operator(server).createKey("{\"name\":\"made while somebody listens\"}");
        try (EventStream figures = LiveGateway.listen(server, LiveGateway.analytics());
                EventStream refusals = LiveGateway.listen(server, LiveGateway.decisions())) {
            figures.next();
            assertThat(statusWith(key, server)).isEqualTo(200);

            assertTimeout(QUICK, () -> stop.accept(server));

            figures.awaitEnd(PATIENCE);
            refusals.awaitEnd(PATIENCE);
            assertThat(server.hasStoppedInOrder()).isTrue();
            assertThat(server.console()).doesNotContain(GAVE_UP_WAITING);
        }
        try (GatewayServer again = server.restart()) {
            assertThat(new Operator(again).get("keys/" + key.get("id")).json()).containsKey("lastUsedAt");
            assertThat(statusWith(key, again)).isEqualTo(200);
        }
    }

    private static int statusWith(Map<String, Object> key, GatewayServer server) {
        return server.send(Request.get("/api/echo").key((String) key.get("key")))
                .status();
    }
}
