package gateway.web.blackbox;

import static java.net.http.HttpResponse.BodyHandlers.ofString;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.client.Device;
import gateway.client.Devices;
import gateway.client.EventStream;
import gateway.client.GatewayClient;
import gateway.client.RefusedException;
import gateway.client.RetryPolicy;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.script.Node;
import gateway.web.script.NodeExtension;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** The tier {@code brief} has one permit a second. */
@DisplayName("The clients, in Java and in Node.js, and a running gateway")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GatewayClientIT {
    private final GatewayServer server = SharedGateways.reconfigurable()
            .with(
                    "gateway.trusted-proxies=127.0.0.1/32",
                    "gateway.ip.blocklist=203.0.113.9",
                    "gateway.devices.enabled=true",
                    Lockouts.OFF,
                    Settings.tier("brief", "token-bucket", 1, "1s"),
                    Settings.key("hasty-java", "brief"),
                    Settings.key("hasty-node", "brief"));
    private final URI gateway = URI.create("http://127.0.0.1:" + server.port() + "/");
    private final URI management = URI.create("http://127.0.0.1:" + server.managementPort() + "/");
    private final GatewayClient client = GatewayClient.create();

    @Test
    void whoWaitsAsToldIsLetInAndWhoDoesNotIsNot() throws Exception {
        HttpRequest hello = api("api/hello", "hasty-java");
        GatewayClient hasty = client.with(RetryPolicy.none());
        Await.until(
                Duration.ofSeconds(20),
                "a refusal",
                () -> hasty.sendAsync(hello, ofString()).join().statusCode() == 429);

        assertThat(client.send(hello, ofString()).statusCode()).isEqualTo(200);
        assertThat(client.sendAsync(hello, ofString()).get().statusCode()).isEqualTo(200);
    }

    /** The JDK's client goes over to HTTP/2 with its first request, if the server does. */
    @Test
    void aBodyThatSaysHowLongItIsArrivesOverHttp2AsWell() throws Exception {
        client.send(api("api/echo", "observer"), ofString());
        HttpRequest request = HttpRequest.newBuilder(gateway.resolve("api/echo"))
                .POST(BodyPublishers.ofString("hello"))
                .build();

        assertThat(client.send(request, ofString()).body()).contains("\"length\":5");
    }

    @Test
    void aDeviceRegistersAndIsKnown() throws Exception {
        Devices devices = Devices.of(client, gateway);
        Device device = devices.register();

        HttpRequest echo = HttpRequest.newBuilder(gateway.resolve("api/echo")).build();
        assertThat(client.as(device).send(echo, ofString()).body()).contains("\"clientId\":\"" + device.id() + "\"");
        assertThat(devices.renew(device).expiresAt()).isAfterOrEqualTo(device.expiresAt());
        assertThatThrownBy(() -> devices.register(device.id()))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refusal -> assertThat(refusal.status()).isEqualTo(409));
    }

    /** Of all refusals, also those that other tests bring about at the same time. */
    @Test
    void whoHasTheRightKeyHearsOfRefusals() {
        Queue<String> heard = new ConcurrentLinkedQueue<>();
        try (EventStream stream = client.listen(decisions("observer"), event -> heard.add(event.data()))) {
            Await.until(Duration.ofSeconds(20), "a refusal", () -> {
                server.send(Request.get("/api/heard-by-java").from("203.0.113.9"));
                return heard.stream().anyMatch(refusal -> refusal.contains("\"path\":\"/api/heard-by-java\""));
            });
            assertThat(heard)
                    .filteredOn(refusal -> refusal.contains("\"path\":\"/api/heard-by-java\""))
                    .allMatch(refusal -> refusal.contains("\"error\":\"IP is blocked\""));
            assertThat(stream.lastId()).matches("[0-9a-f]{12}-[0-9]+");
        }
    }

    @Test
    void whoHasNotIsToldSoOnce() {
        try (EventStream stream = client.listen(decisions("nobody"), event -> {})) {
            assertThatThrownBy(() -> stream.ended().get(30, TimeUnit.SECONDS))
                    .cause()
                    .isInstanceOfSatisfying(RefusedException.class, refusal -> {
                        assertThat(refusal.status()).isEqualTo(401);
                        assertThat(refusal.error()).isEqualTo("Invalid or revoked API key");
                    });
        }
    }

    @TestFactory
    @ExtendWith(NodeExtension.class)
    Stream<DynamicTest> inNode() {
        return Node.tests(
                "running-gateway.test.mjs",
                Map.of(
                        "GATEWAY", gateway.toString(),
                        "MANAGEMENT", management.toString(),
                        "HASTY_KEY", Settings.secret("hasty-node"),
                        "OBSERVER_KEY", Settings.secret("observer")));
    }

    private HttpRequest api(String path, String key) {
        return HttpRequest.newBuilder(gateway.resolve(path))
                .header("X-API-Key", Settings.secret(key))
                .build();
    }

    private HttpRequest decisions(String key) {
        return HttpRequest.newBuilder(management.resolve("api/gateway/decisions/live"))
                .header("X-API-Key", Settings.secret(key))
                .build();
    }
}
