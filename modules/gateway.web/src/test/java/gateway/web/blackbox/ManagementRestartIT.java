package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What was done over the management API outlives a restart")
class ManagementRestartIT {
    private static final GatewaySetup SETUP = GatewaySetup.configured(
            "gateway.demo=true",
            "gateway.trusted-proxies=127.0.0.1/32",
            "gateway.ip.blocklist=203.0.113.9",
            Settings.key("configured", "pro"),
            Operator.SETTINGS);

    @Test
    void keysAddressRulesAndTheAuditLog() {
        GatewayServer server = SharedGateways.ready(SETUP);
        try {
            Operator operator = new Operator(server);
            Map<String, Object> used = operator.createKey("{\"name\":\"used\"}");
            Map<String, Object> rotated = operator.createKey("{\"name\":\"rotated\"}");
            Map<String, Object> revoked = operator.createKey("{\"name\":\"revoked\"}");
            assertThat(status(server, used)).isEqualTo(200);
            Map<String, Object> again =
                    operator.post("keys/" + rotated.get("id") + "/rotate", "").json();
            operator.delete("keys/" + revoked.get("id"));
            operator.delete("keys/configured");
            operator.put(
                    "ip-rules",
                    "{\"mode\":\"allowlist\",\"allowlist\":[\"127.0.0.1\",\"198.51.100.0/24\"],"
                            + "\"blocklist\":[\"192.0.2.7\"]}");
            String rules = operator.get("ip-rules").text();
            String audit = operator.get("audit").text();

            server = server.restart();
            operator = new Operator(server);

            assertThat(status(server, used)).isEqualTo(200);
            assertThat(operator.get("keys/" + used.get("id")).json()).containsKey("lastUsedAt");
            assertThat(status(server, again)).isEqualTo(200);
            assertThat(status(server, rotated))
                    .as("with the secret before, in the time of grace")
                    .isEqualTo(200);
            assertThat(status(server, revoked)).isEqualTo(401);
            Request configured = Request.get("/api/echo").key(Settings.secret("configured"));
            assertThat(server.send(configured).status()).isEqualTo(401);
            assertThat(operator.get("ip-rules").text()).isEqualTo(rules).contains("203.0.113.9", "192.0.2.7");
            assertThat(server.send(Request.get("/api/hello").from("198.51.100.7"))
                            .status())
                    .isEqualTo(200);
            assertThat(server.send(Request.get("/api/hello").from("192.0.2.1")).status())
                    .isEqualTo(403);
            assertThat(operator.get("audit").text()).isEqualTo(audit);
        } finally {
            server.close();
        }
    }

    private static int status(GatewayServer server, Map<String, Object> key) {
        return server.send(Request.get("/api/echo").key((String) key.get("key")))
                .status();
    }
}
