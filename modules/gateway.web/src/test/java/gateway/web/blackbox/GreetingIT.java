package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("A server with nothing but the demonstration switched on")
@Tag("every-server")
class GreetingIT {

    @Test
    void greetsAfterItsStartAndEndsWhenAsked() {
        try (GatewayServer server = GatewayServer.start(GatewaySetup.configured("gateway.demo=true"))) {
            Response response = server.send(Request.get("/api/hello"));

            assertThat(response.status()).isEqualTo(200);
            assertThat(response.json()).containsOnlyKeys("message").containsEntry("message", "Hello, world!");
        }
    }
}
