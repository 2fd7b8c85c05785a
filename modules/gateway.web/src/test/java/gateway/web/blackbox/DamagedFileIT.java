package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A damaged file is a fault until the next start finds it mended")
class DamagedFileIT {

    @Test
    void whateverIsReloadedMeanwhile() throws IOException {
        GatewayServer server = GatewayServer.start(GatewaySetup.configured(Reconfigurable.complete(0)));
        try {
            Files.writeString(server.dataFolder().resolve("keys.json"), "{\"version\": 1, ");
            GatewayServer damaged = server.restart();
            server = damaged;
            assertNamed(damaged);

            damaged.writeConfiguration(Reconfigurable.complete(1));
            Await.until(
                    Duration.ofSeconds(20),
                    "reload",
                    () -> configuration(damaged).text().contains("revision-1"));

            assertNamed(damaged);
            assertThat(damaged.dataFolder().resolve("keys.json")).doesNotExist();
        } finally {
            server.close();
        }
    }

    private static void assertNamed(GatewayServer server) {
        assertThat(server.probe(Request.get("/health/ready")).status()).isEqualTo(503);
        assertThat(server.send(Request.get("/api/hello")).status()).isEqualTo(503);
        assertThat(configuration(server).text()).contains("keys.json");
    }

    private static Response configuration(GatewayServer server) {
        String password = FirstLoginIT.printed(server).get(0);
        return server.manage(
                Request.get("/api/gateway/config").header("Authorization", FirstLoginIT.basic("admin", password)));
    }
}
