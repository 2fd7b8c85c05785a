package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.Archives;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.time.Duration;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("K06: providers are found from every thread, in two copies of the WAR")
class TwoCopiesIT {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** The first use of every algorithm is on the thread that reloads. */
    private static final String EVERY_ALGORITHM = Settings.ALGORITHMS.stream()
            .map(algorithm -> Settings.tier("k06-" + algorithm, algorithm, 2, "1h")
                    + Settings.key("k06-" + algorithm, "k06-" + algorithm))
            .collect(Collectors.joining());

    /** Both copies are told of one data folder, so neither must have to keep a first password there. */
    private static final String ADMINISTRATOR = """
            gateway.admin.users.k06.password-hash=PBKDF2WithHmacSHA256:600000:c2FsdCBvZiB0aGUgdGVzdA==:aGFzaCBvZiB0aGUgdGVzdCwgMzIgYnl0ZXMgbG9uZyE=
            gateway.admin.users.k06.roles=gateway-viewer
            """;

    private static final GatewaySetup SETUP = GatewaySetup.configured(
                    Reconfigurable.complete(0, "gateway.global.algorithm=none", ADMINISTRATOR))
            .archive("/", Archives.gateway())
            .archive("/second", Archives.gateway());

    @Test
    void bothServeReloadAndLetTheOtherGo() {
        try (GatewayServer server = GatewayServer.start(SETUP)) {
            assertThat(greets(server, "/second")).isTrue();
            assertThat(greets(server, "")).isTrue();

            server.writeConfiguration(
                    Reconfigurable.complete(1, "gateway.global.algorithm=none", ADMINISTRATOR, EVERY_ALGORITHM));
            awaitEveryAlgorithm(server, "/second");
            awaitEveryAlgorithm(server, "");

            server.undeploy("/second");
            Await.until(PATIENCE, "end of the second copy", () -> !greets(server, "/second"));
            server.writeConfiguration(Reconfigurable.complete(
                    2, "gateway.global.algorithm=none", ADMINISTRATOR, "gateway.ip.blocklist=127.0.0.1"));
            Await.until(PATIENCE, "reload in the first copy", () -> !greets(server, ""));

            assertThat(server.console())
                    .doesNotContain(
                            "ClassNotFoundException",
                            "NoClassDefFoundError",
                            "ServiceConfigurationError",
                            "SRCFG",
                            "CWMCG");
        }
    }

    private static boolean greets(GatewayServer server, String contextRoot) {
        return server.send(Request.get(contextRoot + "/api/hello")).status() == 200;
    }

    /** In each copy each key has two permits of its own. */
    private static void awaitEveryAlgorithm(GatewayServer server, String contextRoot) {
        for (String algorithm : Settings.ALGORITHMS) {
            Request request = Request.get(contextRoot + "/api/hello").key(Settings.secret("k06-" + algorithm));
            Await.until(
                    PATIENCE,
                    algorithm + " under " + contextRoot,
                    () -> server.send(request).header("X-RateLimit-Limit").equals(java.util.Optional.of("2")));
        }
    }
}
