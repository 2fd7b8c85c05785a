package gateway.web.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import java.util.Base64;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("H06: changes from a page of another origin that CORS allows")
class TrustedOriginIT {
    private final DashboardGateway gateway = DashboardGateway.shared();

    private final Request change = Request.of("POST", "/api/gateway/keys")
            .header("Content-Type", "application/json")
            .header("Sec-Fetch-Site", "cross-site")
            .body("{\"name\":\"from elsewhere\"}".getBytes(UTF_8));

    @Test
    void areMadeWithAnApiKey() {
        Response response = send(DashboardGateway.ALLOWED.origin(), "X-API-Key", gateway.adminKey());

        assertThat(response.status()).isEqualTo(201);
        assertThat(response.header("Access-Control-Allow-Origin")).contains(DashboardGateway.ALLOWED.origin());
    }

    @Test
    void areNotMadeWithWhatABrowserSendsByItself() {
        String basic =
                "Basic " + Base64.getEncoder().encodeToString(("alice:" + DashboardGateway.PASSWORD).getBytes(UTF_8));

        assertThat(send(DashboardGateway.ALLOWED.origin(), "Authorization", basic)
                        .status())
                .isEqualTo(403);
    }

    @Test
    void areNotMadeFromAnyOther() {
        assertThat(send("https://evil.example", "X-API-Key", gateway.adminKey()).status())
                .isEqualTo(403);
        assertThat(send("null", "X-API-Key", gateway.adminKey()).status()).isEqualTo(403);
        assertThat(send(DashboardGateway.ALLOWED.origin() + "0", "X-API-Key", gateway.adminKey())
                        .status())
                .isEqualTo(403);
    }

    private Response send(String origin, String header, String credential) {
        return gateway.server().manage(change.header("Origin", origin).header(header, credential));
    }
}
