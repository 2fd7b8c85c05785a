package gateway.web.blackbox;

import static gateway.web.blackbox.BrowserDevice.freshId;
import static gateway.web.blackbox.BrowserDevice.json;
import static gateway.web.blackbox.BrowserDevice.registeredAt;
import static gateway.web.blackbox.BrowserDevice.registration;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Instant;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Browsers register as devices and show codes that change every hour")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("every-server")
class DevicesIT {
    private static final String ADMIN = Settings.secret("device-admin");
    private static final String VIEWER = Settings.secret("observer");

    private final GatewayServer server = SharedGateways.reconfigurable()
            .with(
                    "gateway.trusted-proxies=127.0.0.1/32",
                    "gateway.devices.enabled=true",
                    "gateway.devices.tier=pro",
                    "gateway.devices.per-address=3",
                    "gateway.devices.registrations-per-minute=5",
                    "gateway.routes.protected.path=/api/hello",
                    "gateway.routes.protected.require-key=true",
                    Lockouts.OFF,
                    Settings.key("device-admin", "unlimited"),
                    "gateway.keys.device-admin.roles=gateway-admin");

    @Test
    void aBrowserGetsASecretOnceAndIsKnownByItsCodes() {
        String id = freshId();
        Response response = server.send(registration(id).from(Addresses.fresh()));

        assertThat(response.status()).isEqualTo(201);
        assertThat(response.json()).containsOnlyKeys("deviceId", "secret", "expiresAt");
        assertThat(response.json()).containsEntry("deviceId", id);
        assertThat(response.json().get("secret").toString()).matches("[0-9a-f]{64}");
        assertThat(Instant.parse(response.json().get("expiresAt").toString())).isAfter(Instant.EPOCH);
        assertThat(response.header("Cache-Control")).contains("no-store");

        BrowserDevice device =
                new BrowserDevice(id, response.json().get("secret").toString());
        Caller caller = Caller.seenBy(server, Request.get("/api/echo").key(device.key()));
        assertThat(caller.clientId()).isEqualTo(id);
        assertThat(caller.tier()).isEqualTo("pro");
        assertThat(caller.authenticated()).isTrue();
        assertThat(server.send(Request.get("/api/hello").key(device.key())).status())
                .isEqualTo(200);
        assertThat(server.send(Request.get("/api/hello?apiKey=" + device.key())).status())
                .isEqualTo(200);
    }

    @Test
    void aWrongCodeAndAnUnknownDeviceAreAnsweredAlike() {
        BrowserDevice device = registeredAt(server);
        Response wrong = server.send(Request.get("/api/echo").key(device.wrongKey()));
        Response unknown =
                server.send(Request.get("/api/echo").key(new BrowserDevice(freshId(), device.secret()).key()));

        assertThat(wrong.status()).isEqualTo(401);
        assertThat(wrong.json()).containsEntry("error", "Invalid or revoked API key");
        assertThat(withoutInstance(unknown)).isEqualTo(withoutInstance(wrong));
    }

    static Stream<String> strange() {
        String id = "0f8fad5b-d9cb-469f-a165-70867728950e";
        return Stream.of(
                "totp_",
                "totp__",
                "totp_" + id,
                "totp_" + id + "_",
                "totp_" + id + "_0123456789ABCDEF",
                "totp_" + id + "_0123456789abcde",
                "totp_" + id + "_0123456789abcdef0",
                "totp_" + id + "_0123456789abcdeg",
                "totp_" + id + "_0123456789abcdef_",
                "totp_" + id.toUpperCase(java.util.Locale.ROOT) + "_0123456789abcdef",
                "totp_" + id.replace("-", "") + "_0123456789abcdef",
                "totp_../../etc/passwd_0123456789abcdef",
                "totp_" + "x".repeat(251),
                "totp_" + "x".repeat(4096),
                "totp_\u00e9_0123456789abcdef");
    }

    @ParameterizedTest
    @MethodSource("strange")
    @DisplayName("F06: a strange code is answered like any wrong key")
    void aStrangeCodeIsAnsweredLikeAnyWrongKey(String key) {
        Response plainlyWrong = server.send(Request.get("/api/echo").key("wrong"));
        Response response = server.send(Request.get("/api/echo").key(key));

        assertThat(response.status()).isEqualTo(401);
        assertThat(withoutInstance(response)).isEqualTo(withoutInstance(plainlyWrong));
    }

    @Test
    void anIdThatIsLiveIsRenewedOnlyForItsOwnCode() {
        BrowserDevice device = registeredAt(server);
        BrowserDevice other = registeredAt(server);

        Response taken = server.send(registration(device.id()).from(Addresses.fresh()));
        assertThat(taken.status()).isEqualTo(409);
        assertThat(taken.json()).containsEntry("error", "Conflict");
        assertThat(server.send(registration(device.id()).key(other.key())).status())
                .isEqualTo(409);
        assertThat(server.send(registration(device.id()).key(device.wrongKey())).status())
                .isEqualTo(401);

        Response renewed = server.send(registration(device.id()).key(device.key()));
        assertThat(renewed.status()).isEqualTo(200);
        assertThat(renewed.json()).containsOnlyKeys("deviceId", "expiresAt");
        assertThat(Caller.seenBy(server, Request.get("/api/echo").key(device.key()))
                        .clientId())
                .isEqualTo(device.id());
    }

    @Test
    void howADeviceIsDoingItLearnsItselfAndSoDoViewers() {
        BrowserDevice device = registeredAt(server);
        String target = "/api/auth/status/" + device.id();

        assertThat(server.send(Request.get(target)).status()).isEqualTo(401);
        assertThat(server.send(Request.get(target).key(registeredAt(server).key()))
                        .status())
                .isEqualTo(403);
        Response own = server.send(Request.get(target).key(device.key()));
        assertThat(own.json()).containsEntry("deviceId", device.id()).containsEntry("active", true);
        assertThat(own.json()).containsKeys("registeredAt", "expiresAt", "lastUsedAt");
        assertThat(own.text()).doesNotContain(device.secret());
        assertThat(server.send(Request.get(target).key(VIEWER)).status()).isEqualTo(200);
        assertThat(server.send(Request.get("/api/auth/status/" + freshId()).key(VIEWER))
                        .status())
                .isEqualTo(404);
    }

    @Test
    void administratorsRevokeDevicesForGood() {
        BrowserDevice device = registeredAt(server);
        Request revocation =
                Request.of("DELETE", "/api/auth/" + device.id()).header("Content-Type", "application/json");

        assertThat(server.send(revocation).status()).isEqualTo(401);
        assertThat(server.send(revocation.key(VIEWER)).status()).isEqualTo(403);
        assertThat(server.send(revocation.key(device.key())).status()).isEqualTo(403);
        assertThat(server.send(Request.of("DELETE", "/api/auth/" + device.id()).key(ADMIN))
                        .status())
                .isEqualTo(415);
        assertThat(server.send(revocation.key(ADMIN).header("Origin", "https://evil.example"))
                        .status())
                .isEqualTo(403);
        Response revoked = server.send(revocation.key(ADMIN));
        assertThat(revoked.status()).isEqualTo(200);
        assertThat(revoked.json()).containsEntry("id", device.id()).containsKey("message");
        assertThat(server.output().filesContaining(device.id()))
                .extracting(file -> file.getFileName().toString())
                .contains("audit.jsonl");

        assertThat(server.send(Request.get("/api/echo").key(device.key())).status())
                .isEqualTo(401);
        assertThat(server.send(registration(device.id()).from(Addresses.fresh()))
                        .status())
                .isEqualTo(409);
        assertThat(server.send(Request.of("DELETE", "/api/auth/" + freshId())
                                .header("Content-Type", "application/json")
                                .key(ADMIN))
                        .status())
                .isEqualTo(404);
    }

    @Test
    void viewersSeeHowManyThereAre() {
        long before = count("total");
        registeredAt(server);

        assertThat(server.send(Request.get("/api/auth/stats")).status()).isEqualTo(401);
        assertThat(server.send(Request.get("/api/auth/stats?apiKey=" + VIEWER)).status())
                .isEqualTo(401);
        assertThat(count("total")).isEqualTo(before + 1);
        assertThat(count("active")).isPositive();
        assertThat(count("expired")).isZero();
    }

    private long count(String name) {
        Response stats = server.send(Request.get("/api/auth/stats").key(VIEWER));
        assertThat(stats.json()).containsOnlyKeys("total", "active", "expired");
        return ((Number) stats.json().get(name)).longValue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"browserId\":7}",
                "{\"browserId\":null}",
                "{\"browserId\":\"not a uuid\"}",
                "{\"browserId\":\"0F8FAD5B-D9CB-469F-A165-70867728950E\"}",
                "{\"browserId\":\"0f8fad5bd9cb469fa16570867728950e\"}",
                "{\"browserId\":\"0f8fad5b-d9cb-469f-a165-70867728950e\\u0000\"}"
            })
    void abadIdIsRefusedAndTheFieldIsNamed(String body) {
        Response response = server.send(json(body).from(Addresses.fresh()));

        assertThat(response.status()).isEqualTo(400);
        assertThat(response.json()).containsEntry("error", "Bad request").containsEntry("field", "browserId");
    }

    @Test
    void anythingElseThanASmallJsonObjectIsRefused() {
        assertThat(status(json("[]"))).isEqualTo(400);
        assertThat(status(json("nonsense"))).isEqualTo(400);
        assertThat(status(json("{\"browserId\":\"" + freshId() + "\",\"admin\":true}")))
                .isEqualTo(400);
        assertThat(status(json("{\"browserId\":\"" + "x".repeat(100_000) + "\"}")))
                .isEqualTo(413);
        assertThat(status(Request.post("/api/auth/register", "browserId=" + freshId())
                        .header("Content-Type", "application/x-www-form-urlencoded")))
                .isEqualTo(415);
        assertThat(status(Request.get("/api/auth/register"))).isEqualTo(405);
    }

    private int status(Request request) {
        return server.send(request.from(Addresses.fresh())).status();
    }

    @Test
    void anAddressHasSoManyDevicesAndNoMore() {
        String address = Addresses.fresh();
        assertThat(IntStream.range(0, 3)
                        .map(i -> server.send(registration(freshId()).from(address))
                                .status()))
                .containsOnly(201);
        Response fourth = server.send(registration(freshId()).from(address));

        assertThat(fourth.status()).isEqualTo(429);
        assertThat(fourth.json()).containsEntry("error", "Rate limit exceeded");
        assertThat(fourth.retryAfter()).isGreaterThan(3600);
    }

    @Test
    void anAddressTriesSoOftenAMinute() {
        String address = Addresses.fresh();
        assertThat(IntStream.range(0, 5)
                        .map(i -> server.send(json("{}").from(address)).status()))
                .containsOnly(400);
        Response sixth = server.send(registration(freshId()).from(address));

        assertThat(sixth.status()).isEqualTo(429);
        assertThat(sixth.json()).containsEntry("policy", "device-registration");
        assertThat(sixth.retryAfter()).isBetween(1L, 60L);
        assertThat(server.send(registration(freshId()).from(Addresses.fresh())).status())
                .isEqualTo(201);
    }

    private static Map<String, Object> withoutInstance(Response response) {
        Map<String, Object> problem = response.json();
        problem.remove("instance");
        return problem;
    }
}
