package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("/gateway-client.js")
class ClientScriptIT {
    private static final Request SCRIPT = Request.get("/gateway-client.js");

    private final GatewayServer server = SharedGateways.common();

    @Test
    void isAModuleThatBrowsersTakeFromAnOriginThatIsAllowed() {
        Response script = server.send(SCRIPT.header("Origin", "https://app.example"));

        assertThat(script.status()).isEqualTo(200);
        assertThat(script.header("Content-Type").orElseThrow()).matches("text/javascript; ?charset=(?i)utf-8");
        assertThat(script.header("X-Content-Type-Options")).contains("nosniff");
        assertThat(script.header("Access-Control-Allow-Origin")).contains("https://app.example");
        assertThat(script.header("Vary").orElseThrow()).contains("Origin");
        assertThat(script.text()).contains("export class GatewayClient");
        assertThat(server.send(SCRIPT.header("Origin", "https://evil.example")).header("Access-Control-Allow-Origin"))
                .isEmpty();
    }

    @Test
    void isKnownByItsContentAndNotByItsAge() {
        Response script = server.send(SCRIPT);
        String tag = script.header("ETag").orElseThrow();

        assertThat(script.header("Cache-Control")).contains("max-age=300");
        assertThat(script.header("Last-Modified")).isEmpty();
        Response known = server.send(SCRIPT.header("If-None-Match", tag));
        assertThat(known.status()).isEqualTo(304);
        assertThat(known.header("ETag")).contains(tag);
        assertThat(known.text()).isEmpty();
        assertThat(server.send(SCRIPT.header("If-None-Match", "\"old\"")).status())
                .isEqualTo(200);
        assertThat(server.send(SCRIPT.header("If-Modified-Since", "Fri, 31 Dec 2100 00:00:00 GMT"))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void isForReadingOnlyAndOnThePortOfTheApi() {
        Response head = server.send(Request.head("/gateway-client.js"));
        assertThat(head.status()).isEqualTo(200);
        assertThat(head.text()).isEmpty();
        assertThat(server.send(Request.post("/gateway-client.js", "x")).status())
                .isEqualTo(405);
        assertThat(server.manage(SCRIPT).status()).isEqualTo(404);
    }
}
