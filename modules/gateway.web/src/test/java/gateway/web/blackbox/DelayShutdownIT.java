package gateway.web.blackbox;

import static gateway.web.blackbox.DelayingGateway.send;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.departures.DepartureApplication;
import gateway.web.blackbox.departures.DepartureResource;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Archives;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.ProcessUse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The end of the gateway is the end of waiting")
class DelayShutdownIT {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static List<CompletableFuture<Response>> fillTheQueue(GatewayServer server, String contextRoot) {
        String caller = Addresses.fresh();
        Request request =
                Request.get(contextRoot + "/api/departures/rare/now/x").from(caller);
        assertThat(server.send(request).status()).isEqualTo(200);
        List<CompletableFuture<Response>> waiting =
                Stream.generate(() -> send(server, request)).limit(3).toList();
        Management management = new Management(server, contextRoot);
        Await.until(PATIENCE, "full queue", () -> DelayingGateway.free(management, "rare", caller) == 0);
        return waiting;
    }

    private static void assertRefused(List<CompletableFuture<Response>> waiting) {
        Await.until(PATIENCE, "end of waiting", () -> waiting.stream().allMatch(CompletableFuture::isDone));
        assertThat(waiting).allSatisfy(answer -> {
            assertThat(answer.join().status()).isEqualTo(503);
            assertThat(answer.join().header("Content-Type")).contains("application/problem+json");
            assertThat(answer.join().header("Retry-After")).contains("1");
            assertThat(answer.join().json()).containsEntry("error", "Gateway unavailable");
        });
    }

    @Test
    void whenItIsTakenAwayFromARunningServer() {
        Path archive = Archives.gatewayWith(List.of(DepartureApplication.class, DepartureResource.class));
        try (GatewayServer server = GatewayServer.start(DelayingGateway.setup().archive("/second", archive))) {
            Await.until(
                    PATIENCE,
                    "start of the second copy",
                    () -> server.send(Request.get("/second/api/hello")).status() == 200);
            List<CompletableFuture<Response>> waiting = fillTheQueue(server, "/second");

            server.undeploy("/second");

            assertRefused(waiting);
            Await.until(
                    PATIENCE,
                    "end of the thread",
                    () -> ProcessUse.of(server).threads("gateway-depart").isEmpty());
        }
    }

    @Test
    void whenTheServerStops() {
        GatewayServer server = SharedGateways.ready(DelayingGateway.setup());
        List<CompletableFuture<Response>> waiting = fillTheQueue(server, "");

        // Until it was seen that the server accepts connections, nobody notices that it does not any more.
        Await.pause(Duration.ofSeconds(1));
        server.stop();

        assertRefused(waiting);
        assertThat(server.hasStoppedInOrder()).isTrue();
    }
}
