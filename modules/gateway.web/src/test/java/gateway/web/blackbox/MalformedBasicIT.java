package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The container looks at this header too, before any filter does. */
@DisplayName("A malformed Authorization header is nobody's fault but its sender's")
class MalformedBasicIT {
    private static final String NO_COLON = "Basic YWRtaW4=";

    private final GatewayServer server = AdministeredGateway.server();

    @ParameterizedTest
    @ValueSource(
            strings = {NO_COLON, "Basic !!!!", "Basic ", "Basic   ", "Basic YWRtaW4", "Basic YTpi YTpi", "basic x"})
    void isNoneOfTheApisBusiness(String value) {
        assertThat(server.send(Request.get("/api/hello").header("Authorization", value))
                        .status())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {NO_COLON, "Basic !!!!", "Basic ", "Basic YWRtaW4", "Basic YTpi YTpi"})
    void opensNothing(String value) {
        Response refused = server.manage(Request.get("/api/gateway/config").header("Authorization", value));
        assertThat(refused.status()).isIn(401, 429);
        assertThat(refused.header("Content-Type")).contains("application/problem+json");
    }
}
