package gateway.web.blackbox;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("F06: strange keys are wrong keys")
class StrangeKeysIT {
    private static final String KEY_A = "AbCdEfGhIjKlMnOpQrStUvWxYz012345";

    static final String SETTINGS = "gateway.keys.f06.secret=" + KEY_A + "\n";

    private final GatewayServer server = SharedGateways.common();

    static Stream<String> strange() {
        return Stream.of(
                "\u00e9",
                wire("k\u00e9y"),
                wire("\u201ckey\u201d"),
                wire("\ud83d\udd11"),
                KEY_A + "\u00a0",
                KEY_A.toLowerCase(java.util.Locale.ROOT),
                KEY_A.toUpperCase(java.util.Locale.ROOT),
                wire(KEY_A.replace('A', '\uff21')),
                wire(KEY_A.replace('A', '\u0410')),
                "*",
                "{x}",
                "${env.PATH}",
                "../",
                "%",
                "%s%n",
                "'OR'1'='1",
                KEY_A.substring(1),
                KEY_A + KEY_A,
                "x".repeat(256),
                "x".repeat(257),
                "x".repeat(8192));
    }

    @ParameterizedTest
    @MethodSource("strange")
    void aStrangeKeyIsAnsweredLikeAnyWrongKey(String key) {
        Map<String, Object> plainlyWrong = withoutInstance(send("wrong"));

        Response response = send(key);

        assertThat(response.status()).isEqualTo(401);
        assertThat(withoutInstance(response)).isEqualTo(plainlyWrong);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u007f", "\u0001", "key\ttab", "a\u0000b"})
    void aControlCharacterIsRefusedByTheServerOrTheGateway(String key) {
        assertThat(send(KEY_A + key).status()).isIn(400, 401);
        assertThat(send(key + KEY_A).status()).isIn(400, 401);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%0d%0aX-Evil:%201",
                "%0a",
                "%00",
                "%7f",
                "%c3%a9",
                "%e9",
                "%ff%fe",
                "%ef%bc%a1",
                "KEY%0a",
                "KEY%00",
                "KEY%0d%0a",
                "%0aKEY"
            })
    void anEscapedOneInTheQueryIsAWrongKey(String key) {
        Response response = server.send(Request.get("/api/hello?apiKey=" + key.replace("KEY", KEY_A)));

        assertThat(response.status()).isIn(400, 401);
        assertThat(response.header("X-Evil")).isEmpty();
    }

    @Test
    void aKeyOfAMebibyteIsTooMuchForAHeader() {
        assertThat(statusOfHuge()).isIn(Optional.empty(), Optional.of(400), Optional.of(431), Optional.of(401));
        assertThat(send(KEY_A).status()).isEqualTo(200);
    }

    @Test
    void noLogLineIsBroken() {
        server.send(Request.get("/api/hello?apiKey=x%0d%0aforged-log-line-f06"));
        server.send(Request.get("/api/hello%0d%0aforged-log-line-f06"));

        assertThat(server.console().lines()).noneMatch(line -> line.startsWith("forged-log-line-f06"));
    }

    /** The server may hang up while the key is still being sent. */
    private Optional<Integer> statusOfHuge() {
        try (Connection connection = server.connect()) {
            connection.write(
                    ("GET /api/hello HTTP/1.1\r\nHost: gateway\r\nX-API-Key: " + "x".repeat(1 << 20) + "\r\n\r\n")
                            .getBytes(ISO_8859_1));
            return Optional.of(connection.read("GET").status());
        } catch (UncheckedIOException e) {
            return Optional.empty();
        }
    }

    private Response send(String key) {
        return server.send(Request.get("/api/hello").key(key));
    }

    private static Map<String, Object> withoutInstance(Response response) {
        Map<String, Object> problem = response.json();
        problem.remove("instance");
        return problem;
    }

    /** Text whose characters are the UTF-8 bytes of another. */
    private static String wire(String text) {
        return new String(text.getBytes(UTF_8), ISO_8859_1);
    }
}
