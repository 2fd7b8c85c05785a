package gateway.web.blackbox;

import static gateway.web.blackbox.DelayingGateway.send;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.admission.Rules;
import gateway.web.blackbox.departures.DepartureApplication;
import gateway.web.blackbox.departures.DepartureResource;
import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Archives;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.HeapUse;
import gateway.web.blackbox.server.ProcessUse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Beside another copy of the gateway, which stays. Classes are not looked for: Open Liberty keeps the class loader of every
 * application with an authentication mechanism of its own.
 */
@Tag("redeploy")
@DisplayName("K07: a gateway that is taken away and put back leaves neither threads nor connections nor state behind")
class RedeployIT {
    private static final int ROUNDS = Scale.of(50, 3);
    private static final int REQUESTS = Scale.of(1_000, 100);
    private static final int AT_ONCE = 5;
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration UNDEPLOY = Duration.ofSeconds(10);

    private static final Path ARCHIVE =
            Archives.gatewayWith(List.of(DepartureApplication.class, DepartureResource.class));

    @Test
    void whileItIsUsed() {
        try (GatewayServer server = GatewayServer.start(DelayingGateway.setup())) {
            server.send(DelayingGateway.get("rare", Addresses.fresh()));
            List<String> threads = threads(server);
            for (int round = 0; round < ROUNDS; round++) {
                useAndTakeAway(server);
                Await.until(
                        PATIENCE,
                        () -> "end of its threads, there are " + threads(server),
                        () -> threads(server).size() <= threads.size());
            }
            Await.until(PATIENCE, "end of what it kept in memory", () -> {
                keepBusy(server);
                return HeapUse.copiesWith(server, Rules.class) == 1;
            });
            assertThat(server.console())
                    .doesNotContain("OutOfMemoryError", "ClassNotFoundException", "NoClassDefFoundError", "SRVE0319E");
        }
    }

    /** A thread of Open Liberty remembers the last asynchronous request it served until it serves another one. */
    private static void keepBusy(GatewayServer server) {
        Stream.generate(() -> send(server, Request.get("/api/hello")))
                .limit(50)
                .toList()
                .forEach(CompletableFuture::join);
    }

    private static List<String> threads(GatewayServer server) {
        return ProcessUse.of(server).threads("gateway-");
    }

    private static void useAndTakeAway(GatewayServer server) {
        server.deploy("/second", ARCHIVE);
        Await.until(PATIENCE, "start of the copy", () -> greets(server));
        for (int i = 0; i < REQUESTS; i++) {
            assertThat(greets(server)).isTrue();
        }
        List<EventStream> streams =
                Stream.generate(() -> listen(server)).limit(AT_ONCE).toList();
        assertThat(streams).allSatisfy(stream -> assertThat(stream.status()).isEqualTo(200));
        List<CompletableFuture<Response>> waiting = wait(server);

        server.undeploy("/second");

        Await.until(UNDEPLOY, "end of the copy", () -> !greets(server));
        Await.until(UNDEPLOY, "end of waiting", () -> waiting.stream().allMatch(CompletableFuture::isDone));
        assertThat(waiting)
                .allSatisfy(answer -> assertThat(answer.join().status()).isEqualTo(503));
        streams.forEach(stream -> {
            stream.awaitEnd(UNDEPLOY);
            stream.close();
        });
    }

    private static boolean greets(GatewayServer server) {
        return server.send(Request.get("/second/api/hello")).status() == 200;
    }

    private static EventStream listen(GatewayServer server) {
        return EventStream.open(
                server.connectToManagement(),
                Request.get("/second/api/gateway/analytics/live").key(Settings.secret("observer")));
    }

    /** Requests whose turn is half a minute away or more. */
    private static List<CompletableFuture<Response>> wait(GatewayServer server) {
        String caller = Addresses.fresh();
        Request request = Request.get("/second/api/departures/wide/now/x").from(caller);
        assertThat(server.send(request).status()).isEqualTo(200);
        List<CompletableFuture<Response>> waiting =
                Stream.generate(() -> send(server, request)).limit(AT_ONCE).toList();
        Management management = new Management(server, "/second");
        Await.until(
                PATIENCE,
                "requests that wait",
                () -> DelayingGateway.free(management, "wide", caller) == 300 - AT_ONCE);
        return waiting;
    }
}
