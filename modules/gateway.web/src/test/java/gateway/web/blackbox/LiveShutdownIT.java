package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.Archives;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.ProcessUse;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The end of the gateway is the end of its streams")
class LiveShutdownIT {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

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
    void whenTheServerStopsAndNobodyWaitsForThoseWhoListen() {
        GatewayServer server = SharedGateways.ready(LiveGateway.setup());
        try (EventStream figures = LiveGateway.listen(server, LiveGateway.analytics());
                EventStream refusals = LiveGateway.listen(server, LiveGateway.decisions())) {
            figures.next();

            server.stop();

            figures.awaitEnd(PATIENCE);
            refusals.awaitEnd(PATIENCE);
            assertThat(server.console()).contains("CWWKE0036I");
        }
    }
}
