package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("explain and limits say how much is left and use none of it")
class ExplainIT {
    static final String SETTINGS = Settings.tier("e-gold", "fixed-window", 5, "26h")
            + Settings.key("e-buyer", "e-gold")
            + Settings.key("e-configured", "e-gold")
            + Settings.policy("gateway.routes.e-shop.limits.all", "sliding-window-log", 3, "26h")
            + """
            gateway.routes.e-shop.path=/api/e-shop/**
            gateway.routes.e-shop.require-key=true
            gateway.routes.e-shop.limits.all.key=client
            """;

    private final GatewayServer server = AdministeredGateway.server();
    private final Operator operator = new Operator(server);

    @Test
    void aRequestOfAKeyIsExplainedThroughAllItsLimits() {
        operator.delete("limits/e-buyer");
        buy(2);

        Map<String, Object> explanation = explain("'apiKeyId':'e-buyer'");

        assertThat(explanation)
                .containsEntry("client", "e-buyer")
                .containsEntry("route", "e-shop")
                .containsEntry("tier", "e-gold")
                .containsEntry("tierFrom", "credential")
                .containsEntry("keyRequired", true)
                .containsEntry("addressVerdict", "allowed")
                .containsEntry("permitted", true);
        assertThat(limits(explanation))
                .extracting(limit -> limit.get("policy") + " " + limit.get("limit") + " " + limit.get("remaining"))
                .containsExactly("e-shop.all 3 1", "e-gold 5 3");
    }

    @Test
    void askingUsesNothing() {
        operator.delete("limits/e-buyer");
        for (int i = 0; i < 10; i++) {
            explain("'apiKeyId':'e-buyer'");
            operator.get("limits/e-buyer");
        }

        assertThat(buy(4)).containsExactly(404, 404, 404, 429);
        assertThat(explain("'apiKeyId':'e-buyer'"))
                .containsEntry("permitted", false)
                .containsEntry("error", "Rate limit exceeded");
    }

    @Test
    void whoHasNoKeyIsToldThatOneIsRequired() {
        Map<String, Object> explanation = explain("'address':'2001:db8::1'");

        assertThat(explanation)
                .containsEntry("client", "2001:db8::1")
                .containsEntry("permitted", false)
                .containsEntry("error", "API key required");
    }

    @Test
    void aResetMakesTheLimitsOfAClientFull() {
        operator.delete("limits/e-buyer");
        buy(4);

        Response reset = operator.delete("limits/e-buyer");

        assertThat(reset.status()).isEqualTo(200);
        assertThat(limits(operator.get("limits/e-buyer").json()))
                .extracting(limit -> limit.get("policy") + " " + limit.get("remaining"))
                .containsExactlyInAnyOrder("e-shop.all 3", "e-gold 5");
        assertThat(operator.actions()).contains("limits.reset e-buyer");
    }

    @Test
    void anAddressIsShownAsTheBlockThatCounts() {
        Map<String, Object> limits = operator.get("limits/2001:db8:0:7:8:9:a:b").json();

        assertThat(limits).containsEntry("client", "2001:db8:0:7::").containsEntry("tier", "unlimited");
    }

    private List<Integer> buy(int times) {
        return IntStream.range(0, times)
                .mapToObj(i -> server.send(Request.get("/api/e-shop/cart").key(Settings.secret("e-buyer")))
                        .status())
                .toList();
    }

    private Map<String, Object> explain(String who) {
        String json = "{'method':'GET','path':'/api/e-shop/cart'," + who + "}";
        Response response = operator.post("explain", json.replace('\'', '"'));
        assertThat(response.status()).as(response.text()).isEqualTo(200);
        return response.json();
    }

    @SuppressWarnings("unchecked") // the shape of the answer is fixed
    private static List<Map<String, Object>> limits(Map<String, Object> answer) {
        return (List<Map<String, Object>>) answer.get("limits");
    }
}
