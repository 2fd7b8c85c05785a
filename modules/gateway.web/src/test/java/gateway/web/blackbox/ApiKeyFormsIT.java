package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code /api/hello} needs a key, {@code /api/echo} does not. */
@DisplayName("F01: empty, repeated or conflicting API keys")
@Tag("every-server")
class ApiKeyFormsIT {
    static final String SETTINGS = Settings.key("f01", "unlimited");

    private static final String KEY_A = Settings.secret("f01");
    private static final String KEY_X = "nobody-has-this-key";

    private final GatewayServer server = SharedGateways.common();

    static List<Function<String, Request>> noKey() {
        return List.of(
                Request::get,
                target -> Request.get(target).key(""),
                target -> Request.get(target).key(" "),
                target -> Request.get(target).key("\t"),
                target -> Request.get(target + "?apiKey="),
                target -> Request.get(target + "?apiKey"),
                target -> Request.get(target + "?apiKey=%20"),
                target -> Request.get(target + "?apiKey=+"),
                target -> Request.get(target + "?apiKey=&apiKey").key(" "),
                target -> Request.get(target + "?apikey=" + KEY_A),
                target -> Request.get(target + "?APIKEY=" + KEY_A),
                target -> Request.get(target).header("Authorization", "Bearer " + KEY_A));
    }

    @ParameterizedTest
    @MethodSource("noKey")
    void anEmptyKeyIsNoKey(Function<String, Request> request) {
        Response refused = server.send(request.apply("/api/hello"));
        Caller anonymous = Caller.seenBy(server, request.apply("/api/echo"));

        assertThat(refused.status()).isEqualTo(401);
        assertThat(refused.json()).containsEntry("error", "API key required");
        assertThat(refused.header("WWW-Authenticate")).isPresent();
        assertThat(anonymous.authenticated()).isFalse();
    }

    static List<Function<String, Request>> keyA() {
        return List.of(
                target -> Request.get(target).key(KEY_A),
                target -> Request.get(target).header("x-api-key", KEY_A),
                target -> Request.get(target).key("  " + KEY_A + " \t"),
                target -> Request.get(target + "?apiKey=" + KEY_A),
                target -> Request.get(target + "?api%4bey=" + KEY_A),
                target -> Request.get(target + "?%61%70%69%4b%65%79=" + KEY_A.replace("-", "%2d")),
                target -> Request.get(target + "?apiKey=" + KEY_A).key(""),
                target -> Request.get(target + "?apiKey=").key(KEY_A),
                target -> Request.get(target + "?apikey=" + KEY_X).key(KEY_A));
    }

    @ParameterizedTest
    @MethodSource("keyA")
    void oneKeyIsFoundWhereverItStands(Function<String, Request> request) {
        assertThat(server.send(request.apply("/api/hello")).status()).isEqualTo(200);
        assertThat(Caller.seenBy(server, request.apply("/api/echo")).clientId()).isEqualTo("f01");
    }

    static Stream<Function<String, Request>> severalKeys() {
        return Stream.of(
                target -> Request.get(target).key(KEY_A).key(KEY_A),
                target -> Request.get(target).key(KEY_A + "," + KEY_A),
                target -> Request.get(target).key(KEY_A + ", " + KEY_A),
                target -> Request.get(target).key(KEY_A).key(KEY_X),
                target -> Request.get(target).key(KEY_X).key(KEY_A),
                target -> Request.get(target).key(KEY_A + "," + KEY_X),
                target -> Request.get(target + "?apiKey=" + KEY_X).key(KEY_A),
                target -> Request.get(target + "?apiKey=" + KEY_A).key(KEY_X),
                target -> Request.get(target + "?apiKey=" + KEY_A).key(KEY_A),
                target -> Request.get(target + "?apiKey=" + KEY_A + "&apiKey=" + KEY_A),
                target -> Request.get(target + "?apiKey=" + KEY_A + "&api%4bey=" + KEY_X));
    }

    @ParameterizedTest
    @MethodSource("severalKeys")
    void severalKeysAreNoneThatIsValid(Function<String, Request> request) {
        assertRefusedAsInvalid(request);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"%s\"", "Bearer %s", "%sx", "x%s", "'%s'"})
    void somethingAroundAKeyMakesItAnother(String form) {
        assertRefusedAsInvalid(target -> Request.get(target).key(form.formatted(KEY_A)));
    }

    @Test
    void anInvalidKeyIsNotEchoed() {
        Response response = server.send(Request.get("/api/echo?apiKey=" + KEY_X));

        assertThat(response.status()).isEqualTo(401);
        assertThat(response.toString()).doesNotContain(KEY_X);
    }

    private void assertRefusedAsInvalid(Function<String, Request> request) {
        for (String target : List.of("/api/hello", "/api/echo")) {
            Response response = server.send(request.apply(target));
            assertThat(response.status()).as(target).isEqualTo(401);
            assertThat(response.json()).containsEntry("error", "Invalid or revoked API key");
            assertThat(response.header("WWW-Authenticate")).isPresent();
        }
    }
}
