package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What differs from one run to the next is replaced: times, ids that are made up, secrets, durations. */
@DisplayName("The management API answers as docs/http-api.md shows")
class ManagementExamplesIT {
    private static final Path DOC = Path.of(System.getProperty("basedir", ""), "../../docs/http-api.md");
    private static final String DEVICE = "0f8fad5b-d9cb-469f-a165-70867728950e";

    private static final GatewaySetup SETUP = GatewaySetup.configured(
            "gateway.demo=true",
            "gateway.devices.enabled=true",
            "gateway.global.algorithm=fixed-window",
            "gateway.global.max-requests=10000",
            "gateway.global.window=24h",
            Settings.tier("free", "fixed-window", 100, "24h"),
            Settings.tier("gold", "fixed-window", 1000, "24h"),
            "gateway.routes.echo.path=/api/echo",
            "gateway.routes.echo.require-key=true",
            Settings.policy("gateway.routes.echo.limits.burst", "sliding-window-log", 10, "24h"),
            "gateway.routes.orders.path=/api/orders/**",
            "gateway.routes.orders.upstreams=http://10.0.0.1:8080, http://10.0.0.2:8080;weight=3",
            "gateway.ip.blocklist=203.0.113.9",
            Operator.SETTINGS);

    private final List<String> examples = new ArrayList<>();

    @Test
    void inEveryExample() throws IOException {
        try (GatewayServer server = SharedGateways.ready(SETUP)) {
            runThrough(server);
        }
        String doc = Files.readString(DOC);
        assertThat(examples).allSatisfy(example -> assertThat(doc).contains(example));
    }

    private void runThrough(GatewayServer server) {
        Operator operator = new Operator(server);
        Map<String, Object> key = show(operator, "POST", "keys", "{\"name\":\"Mobile app\",\"tier\":\"gold\"}")
                .json();
        Object id = key.get("id");
        server.send(Request.get("/api/echo").key((String) key.get("key")));
        show(operator, "GET", "keys?limit=1", "");
        show(operator, "GET", "keys/" + id, "");
        show(operator, "GET", "limits/" + id, "");
        show(operator, "POST", "explain", "{\"method\":\"GET\",\"path\":\"/api/echo\",\"apiKeyId\":\"" + id + "\"}");
        show(operator, "DELETE", "limits/" + id, "");
        show(operator, "POST", "keys/" + id + "/rotate", "");
        show(operator, "DELETE", "keys/" + id, "");
        show(operator, "GET", "ip-rules", "");
        show(operator, "PUT", "ip-rules", "{\"blocklist\":[\"203.0.113.9\",\"198.51.100.0/24\"]}");
        server.send(Request.post("/api/auth/register", "{\"browserId\":\"" + DEVICE + "\"}")
                .header("Content-Type", "application/json"));
        show(operator, "GET", "devices", "");
        show(operator, "GET", "devices/" + DEVICE, "");
        show(operator, "DELETE", "devices/" + DEVICE, "");
        show(operator, "GET", "logs?limit=1&path=/api/echo", "");
        show(operator, "GET", "audit?limit=1", "");
        show(operator, "GET", "analytics", "");
        show(operator, "GET", "metrics", "");
        show(operator, "GET", "upstreams", "");
        show(operator, "GET", "config", "");
        show(operator, "POST", "keys", "{\"name\":\"Mobile app\",\"tier\":\"platinum\"}");
    }

    private Response show(Operator operator, String method, String resource, String json) {
        Response response = operator.send(method, resource, json);
        examples.add(ExampleText.of(method + " /api/gateway/" + resource, json, response));
        return response;
    }
}
