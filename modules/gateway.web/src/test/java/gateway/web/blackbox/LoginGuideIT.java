package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.bodies.LoginResource;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The login of the strategies guide, as docs/configuration.md has it")
class LoginGuideIT {
    private static final Path PAGE = Path.of("../../docs/configuration.md");

    static final String SETTINGS = example();

    private final GatewayServer server = FaultyGateway.server();
    private final String address = Addresses.fresh();

    /** The first sample file below the heading. */
    private static String example() {
        try {
            String page = Files.readString(PAGE);
            String section = page.substring(page.indexOf("### The login of the strategies guide"));
            String begin = "```properties\n";
            String example = section.substring(section.indexOf(begin) + begin.length());
            return example.substring(0, example.indexOf("```"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void anEMailHasFiveTriesAMinuteFromAnAddressHoweverItIsWritten() {
        List<String> spellings = List.of(
                "jos\u00e9@example.org",
                "JOS\u00c9@EXAMPLE.ORG",
                "jose\u0301@example.org",
                "  jos\u00e9@example.org ",
                "\\u006Aos\\u00E9@example.org",
                "Jos\u00e9@Example.Org",
                "jos\u00e9@example.org\\t");
        List<Response> responses =
                spellings.stream().map(email -> login(email, "guess")).toList();

        assertThat(responses).extracting(Response::status).containsExactly(401, 401, 401, 401, 401, 429, 429);
        assertThat(responses.get(5).json())
                .containsEntry("error", "Rate limit exceeded")
                .containsEntry("policy", "login.account");
        assertThat(login("bob@example.org", "guess").status()).isEqualTo(401);
        assertThat(send(Addresses.fresh(), "jos\u00e9@example.org", "guess").status())
                .isEqualTo(401);
    }

    @Test
    void whoChangesTheEMailEachTimeHasTwentyTries() {
        List<Response> responses = IntStream.rangeClosed(1, 22)
                .mapToObj(i -> login("user" + i + "@example.org", LoginResource.PASSWORD))
                .toList();

        assertThat(responses.subList(0, 20)).extracting(Response::status).containsOnly(204);
        assertThat(responses.subList(20, 22)).extracting(Response::status).containsOnly(429);
        assertThat(responses.get(20).json()).containsEntry("policy", "login.address");
    }

    @Test
    void andIsLockedOutAfterTenThatFailed() {
        List<Response> responses = IntStream.rangeClosed(1, 11)
                .mapToObj(i -> login("user" + i + "@example.org", "guess"))
                .toList();

        assertThat(responses.subList(0, 10)).extracting(Response::status).containsOnly(401);
        assertThat(responses.get(10).status()).isEqualTo(429);
        assertThat(responses.get(10).json()).containsEntry("error", "Too many failed attempts");
        assertThat(login("user1@example.org", LoginResource.PASSWORD).status()).isEqualTo(429);
    }

    @Test
    void aTryThatIsRefusedCostsNothing() {
        assertThat(statuses(9, i -> login("ada@example.org", LoginResource.PASSWORD)))
                .containsExactly(204, 204, 204, 204, 204, 429, 429, 429, 429);
        assertThat(statuses(15, i -> login("user" + i + "@example.org", LoginResource.PASSWORD)))
                .containsOnly(204);
        assertThat(login("another@example.org", LoginResource.PASSWORD).json())
                .containsEntry("policy", "login.address");
    }

    @Test
    void everybodyElseHasAThousandAnHour() {
        Response response = server.send(Request.get("/api/echo").from(address));

        assertThat(response.number("X-RateLimit-Limit")).isEqualTo(1000);
    }

    @Test
    void whoNamesNoEMailIsToldSo() {
        Stream.of(
                        "",
                        "{}",
                        "{\"email\":null}",
                        "{\"email\":\" \"}",
                        "{\"email\":[\"ada\"]}",
                        "{\"email\":\"ada\",\"email\":\"bob\"}",
                        "email=ada",
                        "[".repeat(65_536))
                .forEach(body -> assertLacking(body, "application/json"));
        assertLacking("email=ada", "application/x-www-form-urlencoded");
        assertLacking("{\"email\":\"ada\"}", "text/plain");
        assertLacking("{\"email\":\"ada\"}", "application/json;charset=utf-16");
    }

    @Test
    void aBodyThatIsTooLongIs413() {
        Response response = post("{\"email\":\"ada\",\"x\":\"" + "x".repeat(65_536) + "\"}", "application/json");

        assertThat(response.status()).isEqualTo(413);
        assertThat(response.json()).containsEntry("error", "Body too large").containsEntry("field", "json:/email");
    }

    private void assertLacking(String body, String type) {
        Response response = post(body, type);
        assertThat(response.status()).as(body).isEqualTo(400);
        assertThat(response.json())
                .containsEntry("error", "Bad request")
                .containsEntry("field", "json:/email")
                .containsEntry("detail", "The request lacks what a limit counts by: json:/email.");
    }

    private Response post(String body, String type) {
        return server.send(
                Request.post("/api/login", body).header("Content-Type", type).from(address));
    }

    private Response login(String email, String password) {
        return send(address, email, password);
    }

    private Response send(String from, String email, String password) {
        String body = "{\"password\":\"" + password + "\",\"email\":\"" + email + "\"}";
        return server.send(Request.post("/api/login", body)
                .header("Content-Type", "application/json")
                .from(from));
    }

    private static List<Integer> statuses(int times, IntFunction<Response> request) {
        return IntStream.range(0, times)
                .mapToObj(i -> request.apply(i).status())
                .toList();
    }
}
