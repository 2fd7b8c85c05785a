package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.redis.server.RedisServer;
import gateway.redis.server.RedisSpy;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * That a change is known to the other node within a second is measured where nothing else keeps the machine busy, by the
 * tests of the module; here it has to get there at all.
 */
@DisplayName("What two nodes with one Redis share")
class SharedStateIT {
    private static final Duration PATIENCE = Duration.ofSeconds(40);
    private static final int FAILURES = 10;
    private static final RedisServer REDIS = RedisServer.start();
    private static final RedisSpy SPY = RedisSpy.on(REDIS);
    private static final GatewaySetup SETUP = GatewaySetup.configured(
                    "gateway.demo=true",
                    "gateway.store=redis",
                    "gateway.redis.timeout=10s",
                    "gateway.global.algorithm=none",
                    "gateway.default-tier=unlimited",
                    "gateway.trusted-proxies=127.0.0.1/32",
                    "gateway.devices.enabled=true",
                    "gateway.lockout.api-key.max-failures=" + FAILURES,
                    Operator.SETTINGS)
            .environment("GATEWAY_REDIS_URI", REDIS.uri());

    private static List<GatewayServer> nodes;
    private static GatewayServer one;
    private static GatewayServer other;

    /** Not while the class is initialised, which the threads that start them would wait for. */
    @BeforeAll
    static void startTogether() {
        nodes = Stream.of("one", "other")
                .map(name -> CompletableFuture.supplyAsync(
                        () -> SharedGateways.ready(SETUP.environment("GATEWAY_NODE", name))))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();
        one = nodes.get(0);
        other = nodes.get(1);
    }

    @AfterAll
    static void stop() {
        nodes.forEach(GatewayServer::close);
        SPY.close();
        REDIS.close();
    }

    @Test
    void aKeyOfOneNodeOpensTheOtherUntilItIsRevokedAtEither() {
        Map<String, Object> key = new Operator(one).createKey("{\"name\":\"shared\"}");
        await("the key opens the other node", () -> status(other, key) == 200);

        assertThat(new Operator(other).delete("keys/" + key.get("id")).status()).isEqualTo(200);

        assertThat(status(other, key)).as("at once where it was revoked").isEqualTo(401);
        await("the key is refused by the first node", () -> status(one, key) == 401);
    }

    @Test
    void aDeviceOfOneNodeIsKnownToTheOther() {
        BrowserDevice device = BrowserDevice.registeredAt(one);
        await("the device is known", () -> status(other, device.key()) == 200);
        assertThat(status(other, device.wrongKey())).isEqualTo(401);

        Request revoke = Operator.json("DELETE", "devices/" + device.id(), "").key(Settings.secret("operator"));
        assertThat(other.manage(revoke).status()).isEqualTo(200);

        await("the device is refused", () -> status(one, device.key()) == 401);
    }

    @Test
    void anAddressRuleHoldsAtBoth() {
        Request blocked = Request.get("/api/hello").from("203.0.113.77");
        new Operator(one).put("ip-rules", "{\"blocklist\":[\"203.0.113.77\"]}");
        await("the address is refused", () -> other.send(blocked).status() == 403);
        assertThat(one.send(blocked).status()).isEqualTo(403);

        new Operator(other).put("ip-rules", "{\"blocklist\":[]}");
        await("the address is let in", () -> one.send(blocked).status() == 200);
    }

    @Test
    void failedAttemptsAreCountedTogether() {
        Request guess = Request.get("/api/hello").key("a-guess").from(Addresses.fresh());
        List<Integer> statuses = IntStream.range(0, FAILURES)
                .mapToObj(i -> nodes.get(i % 2).send(guess).status())
                .toList();
        assertThat(statuses).containsOnly(401);
        for (int i = 0; i < 6; i++) {
            assertThat(nodes.get(i % 2).send(guess).status()).isEqualTo(429);
        }
    }

    @Test
    void theFirstPasswordIsMadeByOneAndOpensBoth() {
        List<String> printed = nodes.stream()
                .flatMap(node -> FirstLoginIT.printed(node).stream())
                .toList();
        assertThat(printed).hasSize(1);
        for (GatewayServer node : nodes) {
            assertThat(keys(node, printed.get(0)).status()).isEqualTo(200);
            assertThat(keys(node, printed.get(0) + "x").status()).isEqualTo(401);
        }
    }

    private static Response keys(GatewayServer node, String password) {
        return node.manage(
                Request.get("/api/gateway/keys").header("Authorization", FirstLoginIT.basic("admin", password)));
    }

    @Test
    void theAuditLogHasWhatWasDoneAtEither() {
        Object first = new Operator(one).createKey("{\"name\":\"one\"}").get("id");
        Object second = new Operator(other).createKey("{\"name\":\"other\"}").get("id");
        for (GatewayServer node : nodes) {
            assertThat(new Operator(node).actions()).containsSubsequence("key.create " + second, "key.create " + first);
        }
    }

    @Test
    void figuresAreThoseOfBothAndOfEach() {
        IntStream.range(0, 7).forEach(i -> one.send(Request.get("/api/hello")));
        IntStream.range(0, 5).forEach(i -> other.send(Request.get("/api/hello")));
        await(
                "each node has heard of the other",
                () -> nodesOf(one).size() == 2 && nodesOf(other).size() == 2);
        assertThat(nodesOf(one)).extracting(node -> node.get("name")).containsExactly("one", "other");
        assertThat(nodesOf(other)).extracting(node -> node.get("name")).containsExactly("other", "one");
        await("figures are those of both", () -> {
            Map<String, Object> figures = new Operator(one).get("analytics").json();
            return number(figures, "totalRequests")
                    == nodesOf(figures).stream()
                            .mapToLong(node -> number(node, "totalRequests"))
                            .sum();
        });
        assertThat(new Operator(other).get("logs?limit=1").json()).containsEntry("node", "other");
    }

    @Test
    void whatWasAcknowledgedOutlivesTheNode() {
        Map<String, Object> key;
        Map<String, Object> revoked = new Operator(one).createKey("{\"name\":\"revoked\"}");
        try (GatewayServer third = SharedGateways.ready(SETUP.environment("GATEWAY_NODE", "third"))) {
            key = new Operator(third).createKey("{\"name\":\"lasting\"}");
            new Operator(third).delete("keys/" + revoked.get("id"));
            third.kill();
        }
        await("both are known", () -> status(one, key) == 200 && status(other, revoked) == 401);
    }

    @Test
    void noSecretReachesRedis() {
        Map<String, Object> key = new Operator(one).createKey("{\"name\":\"secret\"}");
        BrowserDevice device = BrowserDevice.registeredAt(other);
        await("both are used", () -> status(other, key) == 200 && status(one, device.key()) == 200);
        other.send(Request.get("/api/hello?a=1&apiKey=" + key.get("key") + "&b=2"));
        other.send(Request.get("/api/hello").key("WRONG-secret-1").from(Addresses.fresh()));
        one.send(Request.get("/api/hello").key(device.wrongKey()).from(Addresses.fresh()));

        assertThat(SPY.told()).contains((String) key.get("id"), device.id());
        assertThat(SPY.told())
                .doesNotContain(
                        (String) key.get("key"),
                        device.secret(),
                        device.key().substring(device.key().lastIndexOf('_') + 1),
                        "WRONG-secret-1",
                        Settings.secret("operator"));
        assertThat(nodes.stream().flatMap(node -> FirstLoginIT.printed(node).stream()))
                .isNotEmpty()
                .noneMatch(SPY.told()::contains);
    }

    private static int status(GatewayServer node, Map<String, Object> key) {
        return status(node, (String) key.get("key"));
    }

    private static int status(GatewayServer node, String key) {
        return node.send(Request.get("/api/hello").key(key).from(Addresses.fresh()))
                .status();
    }

    private static List<Map<String, Object>> nodesOf(GatewayServer node) {
        return nodesOf(new Operator(node).get("analytics").json());
    }

    @SuppressWarnings("unchecked") // the shape of the answer is fixed
    private static List<Map<String, Object>> nodesOf(Map<String, Object> figures) {
        return (List<Map<String, Object>>) figures.get("nodes");
    }

    private static long number(Map<String, Object> fields, String name) {
        return ((Number) fields.get(name)).longValue();
    }

    private static void await(String what, BooleanSupplier condition) {
        Await.until(PATIENCE, what, condition);
    }
}
