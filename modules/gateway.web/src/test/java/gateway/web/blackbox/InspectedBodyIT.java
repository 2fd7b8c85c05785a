package gateway.web.blackbox;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.bodies.Received;
import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A body that a limit looks at reaches the resource byte for byte")
@Tag("every-server")
class InspectedBodyIT {
    static final String SETTINGS = route("lenient", "/api/bodies/lenient/**", "skip")
            + route("strict", "/api/bodies/strict/**", "deny")
            + route("raw", "/api/raw-bodies/**", "skip");

    private static final int BOUND = 65_536;
    private static final String LENIENT = "/api/bodies/lenient/";
    private static final String STRICT = "/api/bodies/strict/";
    private static final String RAW = "/api/raw-bodies/";
    private static final String JSON = "application/json; charset=utf-8";

    private final GatewayServer server = FaultyGateway.server();

    private static String route(String id, String path, String missing) {
        String limit = "gateway.routes.body-" + id + ".limits.each";
        return "gateway.routes.body-" + id + ".path=" + path + "\n"
                + Settings.policy(limit, "fixed-window", 1_000_000, "1h")
                + limit + ".key=json:/email\n"
                + limit + ".missing=" + missing + "\n";
    }

    @ParameterizedTest
    @ValueSource(strings = {"stream", "available", "text", "bytes", "reader", "later", "suspended"})
    void howeverAResourceReadsIt(String way) {
        assertArrives(STRICT + way, JSON, json(40_000));
        assertArrives(STRICT + way, JSON, json(200));
    }

    @ParameterizedTest
    @ValueSource(strings = {"stream", "reader", "async", "listener"})
    void howeverAServletReadsIt(String way) {
        assertArrives(RAW + way, JSON, json(40_000));
        assertArrives(RAW + way, JSON, json(200));
    }

    @ParameterizedTest
    @ValueSource(strings = {"stream", "text", "bytes", "reader", "later", "suspended"})
    void alsoIfItIsLongerThanIsLookedAt(String way) {
        assertArrives(LENIENT + way, JSON, json(300_000));
    }

    @ParameterizedTest
    @ValueSource(strings = {"stream", "async", "listener"})
    void alsoIfAServletReadsALongerOne(String way) {
        assertArrivesInChunks(RAW + way, json(300_000));
        assertArrives(RAW + way, JSON, json(300_000));
    }

    @ParameterizedTest
    @ValueSource(strings = {"stream", "text", "later"})
    void inChunksOfAnySize(String way) {
        assertArrivesInChunks(STRICT + way, json(40_000));
        assertArrivesInChunks(LENIENT + way, json(BOUND));
        assertArrivesInChunks(LENIENT + way, json(BOUND + 1));
        assertArrivesInChunks(LENIENT + way, json(300_000));
    }

    @Test
    void asAnObject() {
        Request request = Request.post(STRICT + "object", "{\"email\":\"ada@example.org\"}")
                .header("Content-Type", "application/json");
        assertThat(server.send(request).text()).isEqualTo("ada@example.org");
    }

    @Test
    void anEmptyOneIsEmpty() {
        assertArrivesInChunks(LENIENT + "stream", new byte[0]);
        assertArrives(LENIENT + "stream", JSON, new byte[0]);
    }

    @Test
    void bytesThatAreNoJson() {
        byte[] bytes = new byte[40_000];
        new Random(7).nextBytes(bytes);
        assertArrives(LENIENT + "stream", JSON, bytes);
        assertArrives(LENIENT + "stream", "application/octet-stream", bytes);
        assertArrives(RAW + "stream", "application/octet-stream", bytes);
    }

    @Test
    void formsAreNotTouched() {
        Request form = Request.post(LENIENT + "form", "email=ada%40example.org")
                .header("Content-Type", "application/x-www-form-urlencoded");
        assertThat(server.send(form).text()).isEqualTo("ada@example.org");
        Request raw = Request.post(RAW + "parameter", "email=ada%40example.org")
                .header("Content-Type", "application/x-www-form-urlencoded");
        assertThat(server.send(raw).text()).isEqualTo("ada@example.org");
    }

    @Test
    void parametersOfTheQueryAreThereBesideJson() {
        Request request = Request.post(RAW + "parameter?email=bob", "{\"email\":\"ada\"}")
                .header("Content-Type", "application/json");
        assertThat(server.send(request).text()).isEqualTo("bob");
    }

    @Test
    void uploadsAreNotTouched() {
        byte[] file = new byte[20_000];
        new Random(8).nextBytes(file);
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        body.writeBytes(lines("--limit", "Content-Disposition: form-data; name=\"file\"; filename=\"f\"", "", ""));
        body.writeBytes(file);
        body.writeBytes(lines("", "--limit--", ""));
        Request upload = Request.of("POST", RAW + "part")
                .header("Content-Type", "multipart/form-data; boundary=limit")
                .body(body.toByteArray());
        assertThat(server.send(upload).text()).isEqualTo(Received.of(file).text());
    }

    @Test
    void oneThatIsTooLongIsRefusedBeforeItIsSent() {
        try (Connection connection = server.connect()) {
            connection.write(lines(
                    "POST " + STRICT + "stream HTTP/1.1",
                    "Host: gateway",
                    "Content-Type: application/json",
                    "Content-Length: " + (BOUND + 1),
                    "",
                    "{"));
            assertTooLarge(connection.read("POST"));
        }
    }

    @Test
    void andWithoutALengthWhenItIs() {
        try (Connection connection = server.connect()) {
            connection.write(chunked(STRICT + "stream", json(BOUND + 1)));
            assertTooLarge(connection.read("POST"));
        }
        assertArrives(STRICT + "stream", JSON, json(BOUND));
        assertArrivesInChunks(STRICT + "stream", json(BOUND));
    }

    private static void assertTooLarge(Response response) {
        assertThat(response.status()).isEqualTo(413);
        assertThat(response.json()).containsEntry("error", "Body too large").containsEntry("field", "json:/email");
    }

    /** Other servers see to them in other ways. */
    @Tag("liberty")
    @ParameterizedTest
    @ValueSource(strings = {"xyz {} 0", "2 {}X 0"})
    void brokenChunksAreAFaultOfTheCallerAndLoggedOnce(String chunks) {
        String marker = UUID.randomUUID().toString();
        try (Connection connection = server.connect().patience(Duration.ofSeconds(5))) {
            connection.write(head(LENIENT + marker));
            connection.write(lines(chunks.replace(" ", "\r\n"), "", ""));
            assertThat(connection.read("POST").status()).isEqualTo(400);
            assertThat(connection.isClosedByServer()).isTrue();
        }
        assertLoggedOnce(marker);
    }

    @Test
    void whoGoesAwayInBetweenIsLoggedOnceAndHoldsNothing() {
        String marker = UUID.randomUUID().toString();
        try (Connection connection = server.connect()) {
            connection.write(head(LENIENT + marker));
            connection.write(lines("5", "{\"ema"));
            connection.reset();
        }
        assertLoggedOnce(marker);
    }

    private void assertLoggedOnce(String marker) {
        Management management = new Management(server);
        Await.until(
                Duration.ofSeconds(10),
                "entry of " + marker,
                () -> !management.logged(marker).isEmpty());
        assertThat(management.logged(marker)).hasSize(1);
    }

    private void assertArrives(String target, String type, byte[] body) {
        Response response = server.send(
                Request.of("POST", target).header("Content-Type", type).body(body));
        assertThat(response.status()).as(response.text()).isEqualTo(200);
        assertThat(response.text()).isEqualTo(Received.of(body).text());
    }

    private void assertArrivesInChunks(String target, byte[] body) {
        try (Connection connection = server.connect()) {
            connection.write(chunked(target, body));
            Response response = connection.read("POST");
            assertThat(response.status()).as(response.text()).isEqualTo(200);
            assertThat(response.text()).isEqualTo(Received.of(body).text());
        }
    }

    private static byte[] lines(String... lines) {
        return String.join("\r\n", lines).getBytes(ISO_8859_1);
    }

    private static byte[] head(String target) {
        return lines(
                "POST " + target + " HTTP/1.1",
                "Host: gateway",
                "Content-Type: " + JSON,
                "Transfer-Encoding: chunked",
                "",
                "");
    }

    /** In pieces of 1 to some thousand bytes. */
    private static byte[] chunked(String target, byte[] body) {
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.writeBytes(head(target));
        int size = 1;
        for (int start = 0; start < body.length; start += size) {
            size = Math.min(start == 0 ? 1 : size * 2 % 7919 + 1, body.length - start);
            request.writeBytes(lines(Integer.toHexString(size), ""));
            request.write(body, start, size);
            request.writeBytes(lines("", ""));
        }
        request.writeBytes(lines("0", "", ""));
        return request.toByteArray();
    }

    /** An object of exactly so many bytes, with white space and characters of several bytes. */
    private static byte[] json(int length) {
        String start = "\r\n\t{ \"email\" : \"jos\u00e9@example.org\",\n \"text\":\"\ud83d\ude00\u20ac";
        String end = "\" } \n\n";
        int filling = length - (start + end).getBytes(UTF_8).length;
        return (start + "x".repeat(filling) + end).getBytes(UTF_8);
    }
}
