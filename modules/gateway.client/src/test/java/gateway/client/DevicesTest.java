package gateway.client;

import static java.net.http.HttpResponse.BodyHandlers.ofString;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A program registers as a device and shows its codes")
class DevicesTest {
    private static final String ID = "6f1f9e0c-5b0a-4d0e-9c3b-2f6d1c7a8b90";
    private static final String SECRET = "360bc3b4e1f32bbcfb3ab42cf1bef76dd2a01431f76471eb2a86ea65667604ec";
    private static final String EXPIRY = "2026-01-08T00:00:00Z";
    private static final Answer REGISTERED = Answer.of(
            201,
            "Content-Type: application/json",
            "{\"deviceId\":\"%s\",\"secret\":\"%s\",\"expiresAt\":\"%s\"}".formatted(ID, SECRET, EXPIRY));

    private final MovedTime time = new MovedTime();

    /** The example of docs/devices.md. */
    @Test
    void codesAreThoseOfTheDocumentation() {
        Device device = device(URI.create("https://api.example"));

        assertThat(device.apiKey(Instant.parse("2026-01-01T00:00:00Z"))).isEqualTo("totp_" + ID + "_4f21183e62a160ca");
        assertThat(device.apiKey(Instant.parse("2026-01-01T00:59:59.999Z"))).endsWith("_4f21183e62a160ca");
        assertThat(device.apiKey(Instant.parse("2026-01-01T01:00:00Z"))).doesNotEndWith("_4f21183e62a160ca");
    }

    @Test
    void registersUnderTheIdThatWasChosenOrUnderItsOwn() throws Exception {
        try (ScriptedServer server = ScriptedServer.answering(REGISTERED)) {
            Device device = Devices.of(time.client(), server.uri("")).register(ID);

            assertThat(device).isEqualTo(device(server.uri("")));
            Received sent = server.requests().get(0);
            assertThat(sent.line()).isEqualTo("POST /api/auth/register HTTP/1.1");
            assertThat(sent.header("Content-Type")).contains("application/json");
            assertThat(sent.body()).isEqualTo("{\"browserId\":\"" + ID + "\"}");

            Device other = Devices.of(time.client(), server.uri("/gateway/")).register();
            assertThat(other.id()).matches("[0-9a-f-]{36}").isNotEqualTo(ID);
            assertThat(server.requests().get(1).line()).isEqualTo("POST /gateway/api/auth/register HTTP/1.1");
        }
    }

    @Test
    void waitsAsToldWhenThereAreTooManyRegistrations() throws Exception {
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(429, "Retry-After: 6"), REGISTERED)) {
            Devices.of(time.client(), server.uri("/")).register();

            assertThat(time.pauses()).containsExactly(Duration.ofSeconds(6));
        }
    }

    @Test
    void provesToBeItselfWhenItRenews() throws Exception {
        Answer renewed = Answer.of(200, "", "{\"deviceId\":\"" + ID + "\", \"expiresAt\" : \"2026-01-09T00:00:00Z\"}");
        try (ScriptedServer server = ScriptedServer.answering(renewed)) {
            Device device = device(server.uri(""));
            Device longer = Devices.of(time.client(), server.uri("")).renew(device);

            assertThat(longer).isEqualTo(device.until(Instant.parse("2026-01-09T00:00:00Z")));
            assertThat(server.requests().get(0).header("X-API-Key")).contains(device.apiKey(time.instant()));
        }
    }

    @Test
    void saysWhyItWasRefused() {
        try (ScriptedServer server = ScriptedServer.answering(Answer.problem(409, "Conflict"))) {
            Devices devices = Devices.of(time.client(), server.uri(""));

            assertThatThrownBy(() -> devices.register(ID)).isInstanceOfSatisfying(RefusedException.class, refusal -> {
                assertThat(refusal.status()).isEqualTo(409);
                assertThat(refusal.error()).isEqualTo("Conflict");
                assertThat(refusal).hasMessage("registering the device " + ID + " was answered with 409 Conflict");
            });
            assertThatThrownBy(() -> devices.renew(device(server.uri("")))).isInstanceOf(RefusedException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "{\"secret\":1,\"expiresAt\":\"2026-01-08T00:00:00Z\"}",
                "{\"secret\":\"a\"}",
                "{\"secret\":\"a\",\"expiresAt\":\"soon\"}"
            })
    void takesNothingElseForARegistration(String body) {
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(201, "", body))) {
            assertThatThrownBy(() -> Devices.of(time.client(), server.uri("")).register())
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("registration");
        }
    }

    @Test
    void showsItsCodeOfTheHourToItsGatewayAndToNobodyElse() throws Exception {
        try (ScriptedServer gateway = ScriptedServer.answering(Answer.OK);
                ScriptedServer other = ScriptedServer.answering(Answer.OK)) {
            Device device = device(gateway.uri("/"));
            GatewayClient client = time.client().as(device);
            client.send(get(gateway), ofString());
            time.pass(Duration.ofHours(1));
            client.send(get(gateway), ofString());
            client.send(get(other), ofString());

            assertThat(keyIn(gateway, 0)).isEqualTo(device.apiKey(Instant.parse("2026-01-01T00:00:00Z")));
            assertThat(keyIn(gateway, 1)).isEqualTo(device.apiKey(Instant.parse("2026-01-01T01:00:00Z")));
            assertThat(keyIn(other, 0)).isEqualTo("none");
        }
    }

    @Test
    void showsTheNewCodeWhenTheHourTurnsInAWait() throws Exception {
        try (ScriptedServer gateway = ScriptedServer.answering(Answer.of(429, "Retry-After: 60"), Answer.OK)) {
            Device device = device(gateway.uri("/"));
            time.pass(Duration.ofSeconds(3570));
            time.client().as(device).sendAsync(get(gateway), ofString()).get();

            assertThat(keyIn(gateway, 1)).isEqualTo(device.apiKey(Instant.parse("2026-01-01T01:00:00Z")));
            assertThat(keyIn(gateway, 0)).isNotEqualTo(keyIn(gateway, 1));
        }
    }

    @Test
    void keepsItsSecretToItself() {
        assertThat(device(URI.create("https://api.example")).toString())
                .contains(ID)
                .doesNotContain(SECRET);
    }

    private static String keyIn(ScriptedServer server, int request) {
        return server.requests().get(request).header("X-API-Key").orElse("none");
    }

    private static HttpRequest get(ScriptedServer server) {
        return HttpRequest.newBuilder(server.uri("/api/hello")).build();
    }

    private static Device device(URI gateway) {
        return new Device(gateway, ID, SECRET, Instant.parse(EXPIRY));
    }
}
