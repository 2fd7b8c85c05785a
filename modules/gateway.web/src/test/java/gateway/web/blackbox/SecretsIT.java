package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("F02: a key is written nowhere")
class SecretsIT {
    private static final String KEY_A = "SECRET-abc123-XYZ";
    private static final String WRONG = "WRONG-secret-1";
    private static final String CODE = "totp_0f8fad5b-d9cb-469f-a165-70867728950e_0123456789abcdef";

    private static final String SETTINGS = Reconfigurable.complete(
            0,
            "gateway.keys.f02.secret=" + KEY_A,
            "gateway.keys.f02.tier=f02",
            Settings.tier("f02", "fixed-window", 8, "1h"),
            "gateway.routes.protected.path=/api/hello",
            "gateway.routes.protected.require-key=true");

    /** As much logging as the server can do, the text of every request included. */
    private static final String TRACE = "-Dcom.ibm.ws.logging.trace.specification=gateway.*=all";

    @Test
    void noFileAndNoAnswerContainsAKey() {
        try (GatewayServer server =
                GatewayServer.start(GatewaySetup.configured(SETTINGS).jvmArgument(TRACE))) {
            assertThat(statuses(server)).contains(200, 400, 401, 404, 429);
            assertAnswersKeepQuiet(server);
            assertThat(List.of("SECRET-abc", "abc123-XYZ", "ECRET-abc123", "WRONG-secret", "0123456789abcdef"))
                    .allSatisfy(part ->
                            assertThat(server.output().filesContaining(part)).isEmpty());
        }
    }

    private static List<Integer> statuses(GatewayServer server) {
        List<Request> requests = List.of(
                Request.get("/api/hello").key(KEY_A),
                Request.get("/api/hello?apiKey=" + KEY_A),
                Request.get("/api/echo?a=1&apiKey=" + KEY_A + "&b=2"),
                Request.get("/api/echo?apiKey=%53ECRET-abc123-XYZ"),
                Request.get("/api/echo?api%4bey=" + KEY_A),
                Request.get("/api/nothing-here?apiKey=" + KEY_A),
                Request.post("/api/hello?apiKey=" + KEY_A, "{}"),
                Request.get("/api/echo?apiKey=" + KEY_A + "&x=%zz"),
                Request.get("/api/hello").key(WRONG),
                Request.get("/api/hello?apiKey=" + WRONG),
                Request.get("/api/hello").key(CODE),
                Request.get("/api/hello").key(KEY_A).key(WRONG),
                Request.get("/api/hello").key(KEY_A),
                Request.get("/api/hello").key(KEY_A),
                Request.get("/api/hello").key(KEY_A));
        return requests.stream()
                .map(request -> quiet(server.send(request)).status())
                .toList();
    }

    private static void assertAnswersKeepQuiet(GatewayServer server) {
        Management management = new Management(server);
        quiet(management.get("logs?limit=100"));
        quiet(management.get("config"));
        quiet(management.get("keys"));
    }

    private static Response quiet(Response response) {
        assertThat(response.toString()).doesNotContain("SECRET-abc", "abc123-XYZ", "WRONG-secret", "0123456789abcdef");
        return response;
    }
}
