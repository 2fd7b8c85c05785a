package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("E08: query strings as they come")
class QueryStringIT {
    static final String SETTINGS = Settings.key("e08", "unlimited");

    private final GatewayServer server = SharedGateways.common();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?a=%3E%20b",
                "?q=%2B+%2b",
                "?a=1&a=2&b&c=&=d",
                "?u=http://h/?a=b%26c",
                "?utf=%E4%BD%A0",
                "?p=a;b",
                "?",
                "?&",
                "?&&=&",
                ""
            })
    void aLegalQueryIsAccepted(String query) {
        assertThat(server.send(Request.get("/api/echo" + query)).status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?x=100%",
                "?x=%zz",
                "?x=%4",
                "?f=\"q\"|{}^",
                "?f=\"q\"",
                "?f={x}",
                "?f=a|b",
                "?f=^",
                "?f=<x>",
                "?f=`x`",
                "?f=\\",
                "?f=[]",
                "?f=\u00e9",
                "?f=%00",
                "?f=%0d%0aX-Evil:%201",
                "?f=%c3%28",
                "?f=%80",
                "?%=1",
                "?apiKey=%",
                "?f=a#b"
            })
    void anIllegalOneIsRefusedAsABadRequestAtMost(String query) {
        Response response = server.send(Request.get("/api/echo" + query));

        assertThat(response.status()).isIn(200, 400, 401);
        assertThat(response.header("X-Evil")).isEmpty();
        if (response.status() == 400) {
            assertThat(response.text()).doesNotContain("Exception", "at org.", "at com.", "at gateway.");
        }
    }

    @Test
    void aBadPercentSignIsAProblemOfTheCaller() {
        Response response = server.send(Request.get("/api/echo?x=%zz"));

        assertThat(response.status()).isEqualTo(400);
        assertThat(response.header("Content-Type")).contains("application/problem+json");
        assertThat(response.json()).containsEntry("error", "Bad request");
    }

    @ParameterizedTest
    @ValueSource(strings = {"?a=%2B&apiKey=KEY&b=%2F", "?apiKey=KEY&a=1&a=1", "?a&&apiKey=KEY", "?api%4bey=KEY"})
    void theKeyIsFoundAnywhereInTheQuery(String query) {
        Request request = Request.get("/api/echo" + query.replace("KEY", Settings.secret("e08")));

        assertThat(Caller.seenBy(server, request).clientId()).isEqualTo("e08");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/echo/a%2Bb%20c", "/api/a%2Bb%20c", "/api/%E4%BD%A0", "/api/a;b=c/d"})
    void anEscapedPathIsJustAnotherPath(String target) {
        assertThat(server.send(Request.get(target)).status()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/echo%",
                "/api/%zz",
                "/api/{x}",
                "/api/a|b",
                "/api/\"",
                "/api/\u00e9",
                "/api/%c3%28",
                "/api/<x>"
            })
    void anIllegalPathIsNeverAnError(String target) {
        Response response = server.send(Request.get(target));

        assertThat(response.status()).isIn(400, 404);
        assertThat(response.text()).doesNotContain("Exception");
    }
}
