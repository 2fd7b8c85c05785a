package gateway.web.blackbox;

import static java.nio.charset.StandardCharsets.UTF_8;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import java.util.Map;

/** The management API, used by a key that may do everything. */
final class Operator {

    /** The settings of that key. */
    static final String SETTINGS = """
            gateway.keys.operator.secret=%s
            gateway.keys.operator.tier=unlimited
            gateway.keys.operator.roles=gateway-admin
            """.formatted(Settings.secret("operator"));

    private final GatewayServer server;

    Operator(GatewayServer server) {
        this.server = server;
    }

    Response get(String resource) {
        return send("GET", resource, "");
    }

    Response post(String resource, String json) {
        return send("POST", resource, json);
    }

    Response put(String resource, String json) {
        return send("PUT", resource, json);
    }

    Response delete(String resource) {
        return send("DELETE", resource, "");
    }

    Response send(String method, String resource, String json) {
        return server.manage(json(method, resource, json).key(Settings.secret("operator")));
    }

    /** A request as every change has to be sent, without a credential. */
    static Request json(String method, String resource, String json) {
        return Request.of(method, "/api/gateway/" + resource)
                .header("Content-Type", "application/json")
                .body(json.getBytes(UTF_8));
    }

    /** Creates a key; its fields, the secret among them. */
    Map<String, Object> createKey(String json) {
        Response created = post("keys", json);
        if (created.status() != 201) {
            throw new AssertionError("no key: " + created);
        }
        return created.json();
    }

    /** What the audit log says was done, newest first. */
    List<String> actions() {
        return audit().stream()
                .map(entry -> entry.get("action") + " " + entry.get("target"))
                .toList();
    }

    @SuppressWarnings("unchecked") // the shape of the answer is fixed
    List<Map<String, Object>> audit() {
        return (List<Map<String, Object>>) get("audit?limit=1000").json().get("audit");
    }
}
