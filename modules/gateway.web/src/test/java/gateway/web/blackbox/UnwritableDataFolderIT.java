package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("K03: a change that cannot be kept is refused, and shows in log and health")
class UnwritableDataFolderIT {
    /** Times of last use are written again when somebody has used a key since. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @Test
    void andReadingGoesOn() throws IOException {
        try (GatewayServer server =
                SharedGateways.ready(GatewaySetup.configured("gateway.demo=true", Operator.SETTINGS))) {
            Operator operator = new Operator(server);
            Map<String, Object> key = operator.createKey("{\"name\":\"kept\"}");
            Path folder = server.dataFolder();
            Files.move(folder, folder.resolveSibling("data-elsewhere"));
            Files.createFile(folder);

            assertUnavailable(operator.post("keys", "{\"name\":\"lost\"}"));
            assertUnavailable(operator.delete("keys/" + key.get("id")));
            assertUnavailable(operator.post("keys/" + key.get("id") + "/rotate", ""));
            assertUnavailable(operator.put("ip-rules", "{\"blocklist\":[\"192.0.2.1\"]}"));

            assertThat(operator.get("keys").text()).contains("kept").doesNotContain("lost");
            assertThat(operator.get("ip-rules").text()).doesNotContain("192.0.2.1");
            Request request = Request.get("/api/echo").key((String) key.get("key"));
            assertThat(server.send(request).status()).isEqualTo(200);
            Response ready = server.probe(Request.get("/health/ready"));
            assertThat(ready.status()).as("requests are served").isEqualTo(200);
            assertThat(ready.text()).contains("\"stateFailures\":4").doesNotContain("\"storeProblems\":0");
            assertThat(server.console()).contains("keeping a change failed");

            Files.delete(folder);
            Files.move(folder.resolveSibling("data-elsewhere"), folder);
            assertThat(operator.delete("keys/" + key.get("id")).status()).isEqualTo(200);
            assertThat(operator.put("ip-rules", "{\"blocklist\":[\"192.0.2.1\"]}")
                            .status())
                    .isEqualTo(200);
            Await.until(
                    PATIENCE,
                    "health has no problem any more",
                    () -> server.probe(Request.get("/health/ready")).text().contains("\"storeProblems\":0"));
        }
    }

    private static void assertUnavailable(Response response) {
        assertThat(response.status()).isEqualTo(503);
        assertThat(response.header("Content-Type")).contains("application/problem+json");
        assertThat(response.json()).containsEntry("error", "Gateway unavailable");
        assertThat(response.text()).doesNotContain("data", ".json\"", "Exception");
        assertThat(response.retryAfter()).isEqualTo(1);
    }
}
