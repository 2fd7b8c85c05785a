package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("H06: nobody changes anything in the name of somebody else")
class ForgedChangesIT {
    private final GatewayServer server = AdministeredGateway.server();
    private final Operator operator = new Operator(server);
    private final Browser victim = new Browser(server);
    private final String name = "h06-" + UUID.randomUUID();

    @BeforeEach
    void logIn() {
        victim.logIn("alice", LoginPageIT.PASSWORD);
    }

    static Stream<UnaryOperator<Request>> forgeries() {
        return Stream.of(
                request -> request.header("Content-Type", "text/plain"),
                request -> request.header("Content-Type", "application/x-www-form-urlencoded"),
                request -> request.header("Content-Type", "multipart/form-data; boundary=x"),
                request -> request,
                request -> request.header("Content-Type", "application/json").header("Origin", "https://evil.example"),
                request -> request.header("Content-Type", "application/json").header("Origin", "null"),
                request -> request.header("Content-Type", "application/json").header("Origin", "http://127.0.0.1:1"),
                request -> request.header("Content-Type", "application/json").header("Sec-Fetch-Site", "cross-site"),
                request -> request.header("Content-Type", "application/json").header("Sec-Fetch-Site", "same-site"));
    }

    @ParameterizedTest
    @MethodSource("forgeries")
    void aPageOfSomebodyElseCreatesNoKey(UnaryOperator<Request> forgery) {
        Request plain = Request.post("/api/gateway/keys", "{\"name\":\"" + name + "\"}");

        assertRefused(victim.send(forgery.apply(plain)));
        assertRefused(server.manage(
                forgery.apply(plain).header("Authorization", FirstLoginIT.basic("alice", LoginPageIT.PASSWORD))));
        assertRefused(server.manage(forgery.apply(plain).key(Settings.secret("operator"))));
        assertThat(operator.get("keys").text()).doesNotContain(name);
        assertThat(operator.actions()).anySatisfy(action -> assertThat(action).startsWith("change.refused"));
    }

    @ParameterizedTest
    @MethodSource("forgeries")
    void norRevokesOne(UnaryOperator<Request> forgery) {
        String id = (String) operator.createKey("{\"name\":\"" + name + "\"}").get("id");

        assertRefused(victim.send(forgery.apply(Request.of("DELETE", "/api/gateway/keys/" + id))));
        assertRefused(victim.send(forgery.apply(Request.of("POST", "/api/gateway/keys/" + id + "/rotate"))));

        assertThat(operator.get("keys/" + id).json()).containsEntry("active", true);
    }

    private static void assertRefused(Response response) {
        assertThat(response.status()).isIn(403, 415);
        assertThat(response.header("Content-Type")).contains("application/problem+json");
        assertThat(response.json()).containsKey("field");
    }

    @Test
    void aPageOfTheGatewayItselfMay() {
        Response created = victim.send(
                Operator.json("POST", "keys", "{\"name\":\"" + name + "\"}").header("Sec-Fetch-Site", "same-origin"));

        assertThat(created.status()).isEqualTo(201);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "keys?name=H06&tier=free&_method=POST",
                "keys/observer/rotate",
                "keys/observer?_method=DELETE",
                "ip-rules?mode=allowlist"
            })
    void aLinkDoesNothing(String target) {
        Response response =
                victim.send(Request.get("/api/gateway/" + target).header("X-HTTP-Method-Override", "DELETE"));

        assertThat(response.status()).isIn(200, 404, 405);
        assertThat(operator.get("keys/observer").json()).containsEntry("active", true);
        assertThat(operator.get("keys").text()).doesNotContain("H06");
        assertThat(operator.get("ip-rules").json()).containsEntry("mode", "blocklist");
    }

    @Test
    void theFormOfALoginNeedsTheTokenOfItsPage() {
        Browser browser = new Browser(server);
        Browser other = new Browser(server);
        other.get("/dashboard/login");
        String othersToken = other.token();
        browser.get("/dashboard/login");

        for (String token : new String[] {"", "e1s2", othersToken}) {
            Response refused = browser.submit("/dashboard/login", login(token));
            assertThat(refused.status()).as("with the token %s", token).isEqualTo(403);
        }
        assertThat(browser.token()).isNotEqualTo(othersToken).matches("[0-9a-f]{64}");
        Request fromElsewhere = Browser.form("/dashboard/login", login(browser.token()));
        assertThat(browser.send(fromElsewhere.header("Origin", "https://evil.example"))
                        .status())
                .isEqualTo(403);
        assertThat(browser.cookie("gateway-session")).isEmpty();
        assertThat(browser.submit("/dashboard/login", login(browser.token())).status())
                .isEqualTo(303);
    }

    private static Map<String, String> login(String token) {
        return Map.of("token", token, "user", "alice", "password", LoginPageIT.PASSWORD);
    }

    @Test
    void aLogoutNeedsTheTokenOfItsSession() {
        Browser other = new Browser(server);
        other.logIn("alice", LoginPageIT.PASSWORD);
        other.get("/dashboard");
        String othersToken = other.token();

        for (String token : new String[] {"", "e1s2", othersToken}) {
            victim.submit("/dashboard/logout", Map.of("token", token));
            assertThat(victim.get("/api/gateway/keys").status())
                    .as("with the token %s", token)
                    .isEqualTo(200);
        }
        assertThat(victim.get("/dashboard/logout").status()).isEqualTo(405);
        assertThat(operator.actions()).contains("logout.forged logout");
    }

    @Test
    void nothingOfAnEndedSessionCounts() {
        victim.get("/dashboard");
        String token = victim.token();
        String session = victim.cookieHeader();
        victim.submit("/dashboard/logout", Map.of("token", token));

        Request late =
                Operator.json("POST", "keys", "{\"name\":\"" + name + "\"}").header("Cookie", session);
        assertThat(server.manage(late).status()).isEqualTo(401);
        assertThat(operator.get("keys").text()).doesNotContain(name);
    }
}
