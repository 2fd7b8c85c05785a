package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("I03: a bad configuration is refused as a whole, and nobody notices")
class BadReloadIT {
    private static final Duration RELOAD = Duration.ofSeconds(15);

    private static final String GOOD =
            String.join("\n", Settings.tier("i03", "token-bucket", 1_000_000, "1h"), Settings.key("i03", "i03"), """
            gateway.routes.greeting.path=/api/hello
            gateway.routes.greeting.require-key=true
            gateway.routes.echo.path=/api/echo
            gateway.routes.echo.limits.strict.algorithm=fixed-window
            gateway.routes.echo.limits.strict.max-requests=3
            gateway.routes.echo.limits.strict.window=24h
            """);

    private static final List<String> FAULTS = List.of(
            "gateway.tiers.i03.max-requests=abc",
            "gateway.tiers.i03c.algorithm=leaky-bouquet",
            "gateway.global.window=0s",
            "gateway.global.max-requests=-1",
            "gateway.ip.blocklist=10.0.0.0/33",
            "gateway.trusted-proxies=300.1.1.1",
            "gateway.routes.greeting2.path=/api/hello",
            "gateway.routes.greeting.methods=G E T",
            "gateway.default-tier=nobody-defined-it",
            "gateway.keys.i03.tier=nobody-defined-it",
            "gateway.no-such-setting=1");

    private final Reconfigurable gateway = SharedGateways.reconfigurable();
    private final GatewayServer server = gateway.server();

    @Test
    void liveTrafficGoesOnUnderTheOldConfiguration() throws Exception {
        gateway.with(GOOD);
        int inForce = gateway.revision();
        Request greeting = Request.get("/api/hello").key(Settings.secret("i03"));
        exhaustEcho();

        try (LiveTraffic traffic = LiveTraffic.start(server, greeting, 50)) {
            refuses(() -> server.writeConfiguration(withFaults()), faultyNames());
            refuses(() -> server.writeConfiguration(next() + "gateway.default-tier=fr"), "gateway.properties");
            refuses(() -> server.writeConfiguration(""), "gateway.properties");
            refuses(this::deleteFile, "gateway.properties");
            assertThat(gateway.isInForce(inForce)).isTrue();
            assertOldRulesHold();
            writeInTwoSteps();

            assertThat(traffic.responses()).extracting(Response::status).containsOnly(200);
        }
    }

    private void exhaustEcho() {
        Request echo = Request.get("/api/echo").key(Settings.secret("i03"));
        assertThat(List.of(server.send(echo), server.send(echo), server.send(echo)))
                .extracting(Response::status)
                .containsOnly(200);
    }

    private void assertOldRulesHold() {
        assertThat(server.send(Request.get("/api/hello")).status()).isEqualTo(401);
        assertThat(server.send(Request.get("/api/echo").key(Settings.secret("i03")))
                        .status())
                .isEqualTo(429);
        assertThat(server.probe(Request.get("/health/ready")).status()).isEqualTo(200);
    }

    /** The whole file arrives half a second after its beginning; half of it is never in force. */
    private void writeInTwoSteps() throws IOException {
        String half = Reconfigurable.complete(gateway.nextRevision(), "gateway.default-tier=unlimited") + "\n";
        Files.writeString(server.configurationFile(), half);
        int halfRevision = gateway.revision();
        Await.pause(Duration.ofMillis(500));
        String whole = Reconfigurable.complete(gateway.nextRevision(), GOOD);
        Files.writeString(server.configurationFile(), whole);

        Await.until(RELOAD, "the whole file to be in force", () -> {
            assertThat(gateway.isInForce(halfRevision)).isFalse();
            return gateway.isInForce(gateway.revision());
        });
    }

    /** Does something to the file and waits until the console speaks of it. */
    private void refuses(Runnable change, String... named) {
        int before = server.console().length();
        change.run();
        Await.until(
                RELOAD,
                "refusal naming " + List.of(named),
                () -> List.of(named).stream()
                        .allMatch(name -> server.console().substring(before).contains(name)));
    }

    private String withFaults() {
        return next() + String.join("\n", FAULTS) + "\n";
    }

    private String next() {
        return Reconfigurable.complete(gateway.nextRevision(), GOOD);
    }

    private static String[] faultyNames() {
        return FAULTS.stream().map(fault -> fault.replaceFirst("=.*", "")).toArray(String[]::new);
    }

    private void deleteFile() {
        try {
            Files.delete(server.configurationFile());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
