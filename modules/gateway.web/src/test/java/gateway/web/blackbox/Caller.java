package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.math.BigDecimal;
import java.util.Map;

/** What a gateway says that it found out about the sender of a request, and how much of a body it got. */
record Caller(String clientId, String ip, String tier, boolean authenticated, long bodyLength) {

    /** Sends a request for {@code /api/echo} that has to be permitted. */
    static Caller seenBy(GatewayServer server, Request request) {
        Response response = server.send(request);
        assertThat(response.status()).as("status of %s", request).isEqualTo(200);
        return in(response);
    }

    static Caller in(Response echo) {
        Map<String, Object> facts = echo.json();
        return new Caller(
                (String) facts.get("clientId"),
                (String) facts.get("ip"),
                (String) facts.get("tier"),
                (Boolean) facts.get("authenticated"),
                ((BigDecimal) ((Map<?, ?>) facts.get("body")).get("length")).longValueExact());
    }
}
