package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.origin.Origin;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Several servers behind one route")
class SeveralUpstreamsIT {
    private static final Duration SOON = Duration.ofSeconds(10);

    private static String config(Origin one, Origin two) {
        return ProxiedGateway.forwarded("pair", "/api/pair/**", "")
                        .replace("gateway.routes.pair.upstream=\n", "")
                        .replace("breaker-failures=1000000", "breaker-failures=2")
                + """
                gateway.routes.pair.upstreams=%s, %s
                gateway.routes.pair.breaker-open=1s
                gateway.routes.pair.health-path=/health
                gateway.routes.pair.health-interval=200ms
                """.formatted(one.url(), two.url());
    }

    @Test
    void shareRequestsAndStandInForEachOther() {
        AtomicBoolean well = new AtomicBoolean(true);
        try (Origin one = Origin.start();
                Origin two = Origin.start();
                GatewayServer server = SharedGateways.ready(GatewaySetup.configured(
                        Management.SETTINGS, "gateway.default-tier=unlimited", config(one, two)))) {
            two.on(
                    "/health",
                    (request, wire) -> wire.send(
                            "HTTP/1.1 " + (well.get() ? "204 Well" : "500 Ill\r\nContent-Length: 0") + "\r\n\r\n"));
            for (int i = 0; i < 10; i++) {
                assertThat(get(server).status()).isEqualTo(200);
            }
            assertThat(List.of(
                            one.requests("/api/pair").size(),
                            two.requests("/api/pair").size()))
                    .containsExactly(5, 5);

            well.set(false);
            Await.until(
                    SOON,
                    "the bad health of the second server",
                    () -> states(server).contains("unhealthy"));
            int before = two.requests("/api/pair").size();
            for (int i = 0; i < 4; i++) {
                assertThat(get(server).status()).isEqualTo(200);
            }
            assertThat(two.requests("/api/pair")).hasSize(before);

            well.set(true);
            Await.until(
                    SOON,
                    "the good health of the second server",
                    () -> !states(server).contains("unhealthy"));
            one.stop();
            for (int i = 0; i < 10; i++) {
                assertThat(get(server).status()).as("with one server gone").isEqualTo(200);
            }
        }
    }

    private static Response get(GatewayServer server) {
        return server.send(Request.get("/api/pair/x"));
    }

    @SuppressWarnings("unchecked") // the shape of the answer is fixed
    private static List<Object> states(GatewayServer server) {
        Map<String, Object> answer = new Management(server).get("upstreams").json();
        Map<String, Object> route = ((List<Map<String, Object>>) answer.get("upstreams")).get(0);
        return ((List<Map<String, Object>>) route.get("servers"))
                .stream().map(one -> one.get("state")).toList();
    }
}
