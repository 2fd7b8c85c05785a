package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("API keys over HTTP")
class KeyAdministrationIT {
    private final GatewayServer server = AdministeredGateway.server();
    private final Operator operator = new Operator(server);

    @Test
    void aCreatedKeyWorksAtOnceAndShowsItsSecretOnce() {
        Response created = operator.post("keys", "{\"name\":\"Mobile app\",\"tier\":\"pro\",\"roles\":[\"reader\"]}");

        assertThat(created.status()).isEqualTo(201);
        Map<String, Object> key = created.json();
        assertThat(key)
                .containsEntry("name", "Mobile app")
                .containsEntry("tier", "pro")
                .containsEntry("active", true)
                .containsKey("createdAt");
        assertThat((String) key.get("id")).matches("key_[0-9a-f]{12}");
        assertThat((String) key.get("key")).matches("gw_live_[0-9a-f]{32}");
        assertThat(created.header("Location")).contains("keys/" + key.get("id"));
        assertThat(created.header("Cache-Control").orElse("")).contains("no-store");
        Caller caller = Caller.seenBy(server, Request.get("/api/echo").key((String) key.get("key")));
        assertThat(caller.clientId()).isEqualTo(key.get("id"));
        assertThat(caller.tier()).isEqualTo("pro");
        Response shown = operator.get("keys/" + key.get("id"));
        assertThat(shown.json()).containsKey("lastUsedAt").doesNotContainKey("key");
        assertThat(operator.get("keys").text()).contains((String) key.get("id")).doesNotContain("gw_live_");
    }

    @Test
    void aRevokedKeyOpensNothingAnyMore() {
        Map<String, Object> key = operator.createKey("{\"name\":\"short-lived\"}");

        Response revoked = operator.delete("keys/" + key.get("id"));

        assertThat(revoked.status()).isEqualTo(200);
        assertThat(revoked.json()).containsKey("message").containsEntry("id", key.get("id"));
        assertThat(status(key)).isEqualTo(401);
        assertThat(operator.get("keys/" + key.get("id")).json()).containsEntry("active", false);
        assertThat(operator.delete("keys/" + key.get("id")).status()).isEqualTo(200);
    }

    @Test
    void aRotatedKeyIsOpenedByBothSecretsForTheTimeOfGrace() {
        Map<String, Object> key = operator.createKey("{\"name\":\"rotated\"}");

        Response rotated = operator.post("keys/" + key.get("id") + "/rotate", "");

        assertThat(rotated.status()).isEqualTo(200);
        assertThat(rotated.json().get("key")).isNotEqualTo(key.get("key"));
        assertThat(status(rotated.json())).isEqualTo(200);
        assertThat(status(key)).isEqualTo(200);
    }

    @Test
    void aConfiguredKeyIsRevokedHereAndRotatedInConfiguration() {
        assertThat(operator.post("keys/e-configured/rotate", "").status()).isEqualTo(409);
        assertThat(operator.get("keys/e-configured").json()).containsEntry("configured", true);

        assertThat(operator.delete("keys/e-configured").status()).isEqualTo(200);

        Request request = Request.get("/api/echo").key(Settings.secret("e-configured"));
        assertThat(server.send(request).status()).isEqualTo(401);
        assertThat(operator.get("keys/e-configured").json()).containsEntry("active", false);
    }

    @Test
    void anIdIsTakenOnce() {
        String id = "taken-" + UUID.randomUUID().toString().substring(0, 8);
        String json = "{\"id\":\"" + id + "\",\"name\":\"x\"}";
        operator.createKey(json);

        Response second = operator.post("keys", json);

        assertThat(second.status()).isEqualTo(400);
        assertThat(second.json()).containsEntry("error", "Bad request").containsEntry("field", "id");
    }

    @Test
    void whatIsDoneIsNotedWithoutSecrets() {
        Map<String, Object> key = operator.createKey("{\"name\":\"audited\"}");
        operator.post("keys/" + key.get("id") + "/rotate", "");
        operator.delete("keys/" + key.get("id"));

        assertThat(operator.actions())
                .containsSubsequence(
                        "key.revoke " + key.get("id"), "key.rotate " + key.get("id"), "key.create " + key.get("id"));
        Map<String, Object> entry = operator.audit().stream()
                .filter(one -> ("key.revoke " + key.get("id")).equals(one.get("action") + " " + one.get("target")))
                .findFirst()
                .orElseThrow();
        assertThat(entry).containsEntry("actor", "operator").containsKeys("time", "requestId", "address");
        assertThat(entry.get("before").toString()).contains("active=true", "audited");
        assertThat(entry.get("after").toString()).contains("active=false");
        assertThat(operator.get("audit?limit=1000").text()).doesNotContain("gw_live_", (String) key.get("key"));
    }

    @Test
    void aListIsShownInPages() {
        operator.createKey("{\"name\":\"one\"}");
        operator.createKey("{\"name\":\"two\"}");

        Map<String, Object> page = operator.get("keys?limit=1&offset=1").json();

        assertThat((List<?>) page.get("keys")).hasSize(1);
        assertThat(((Number) page.get("total")).intValue()).isGreaterThanOrEqualTo(4);
    }

    private int status(Map<String, Object> key) {
        return server.send(Request.get("/api/echo").key((String) key.get("key")))
                .status();
    }
}
