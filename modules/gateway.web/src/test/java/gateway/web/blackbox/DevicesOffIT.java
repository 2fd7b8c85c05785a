package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Without devices there is nothing to register at")
class DevicesOffIT {
    private final GatewayServer server = SharedGateways.common();

    @Test
    void theirResourcesAreNotThere() {
        String id = BrowserDevice.freshId();
        assertNothingThere(BrowserDevice.registration(id));
        assertNothingThere(Request.get("/api/auth/status/" + id));
        assertNothingThere(Request.get("/api/auth/stats").key(Settings.secret("observer")));
        assertNothingThere(Request.of("DELETE", "/api/auth/" + id));
        assertNothingThere(Request.get("/api/auth"));
    }

    @Test
    void aCodeIsAWrongKey() {
        Response response =
                server.send(Request.get("/api/echo").key(new BrowserDevice(BrowserDevice.freshId(), "any").wrongKey()));
        assertThat(response.status()).isEqualTo(401);
        assertThat(response.json()).containsEntry("error", "Invalid or revoked API key");
    }

    private void assertNothingThere(Request request) {
        Response response = server.send(request.header("Content-Type", "application/json"));
        assertThat(response.status()).as("status of %s", request).isEqualTo(404);
        assertThat(response.header("Content-Type")).contains("application/problem+json");
    }
}
