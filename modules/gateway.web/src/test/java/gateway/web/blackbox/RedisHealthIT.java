package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.redis.server.RedisServer;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Log and health of nodes whose Redis is gone")
class RedisHealthIT {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final RedisServer REDIS = RedisServer.start();
    private static final GatewaySetup SETUP = GatewaySetup.configured(
                    "gateway.demo=true",
                    "gateway.store=redis",
                    "gateway.redis.timeout=200ms",
                    "gateway.default-tier=unlimited",
                    Operator.SETTINGS)
            .environment("GATEWAY_REDIS_URI", REDIS.uri());

    private static GatewayServer content;
    private static GatewayServer demanding;

    @BeforeAll
    static void startTogether() {
        var one = CompletableFuture.supplyAsync(() -> SharedGateways.ready(SETUP));
        demanding = SharedGateways.ready(SETUP.environment("GATEWAY_REDIS_REQUIRED", "true"));
        content = one.join();
    }

    @AfterAll
    static void stop() {
        content.close();
        demanding.close();
        REDIS.close();
    }

    @Test
    void tellItWhileRequestsAreStillAnsweredAndChangesAreNot() {
        Operator operator = new Operator(content);
        Map<String, Object> key = operator.createKey("{\"name\":\"kept\"}");

        REDIS.kill();
        await("health shows it though nobody asks for anything", () -> problems(content) > 0);
        await("whoever requires Redis is not ready", () -> ready(demanding).status() == 503);

        assertThat(ready(content).status()).isEqualTo(200);
        assertThat(ready(content).text()).as("anybody may ask").doesNotContain("127.0.0.1", "Redis");
        assertThat(content.console()).contains("Redis at 127.0.0.1:").contains("it is asked once a second");
        assertThat(status(content, key)).as("copies answer").isEqualTo(200);
        assertThat(operator.post("keys", "{\"name\":\"lost\"}").status()).isEqualTo(503);
        assertThat(operator.delete("keys/" + key.get("id")).status()).isEqualTo(503);
        assertThat(number(content, "stateFailures")).isEqualTo(2);

        aNodeThatStartsNowIsNotReadyUntilRedisIsThere();

        for (GatewayServer node : new GatewayServer[] {content, demanding}) {
            await(
                    "health is good again",
                    () -> problems(node) == 0 && ready(node).status() == 200);
        }
    }

    private static void aNodeThatStartsNowIsNotReadyUntilRedisIsThere() {
        try (GatewayServer late = GatewayServer.start(SETUP)) {
            assertThat(ready(late).status()).isEqualTo(503);
            assertThat(problems(late)).isPositive();
            assertThat(late.send(Request.get("/api/hello")).status()).isEqualTo(503);
            REDIS.restart();
            await("it becomes ready by itself", () -> ready(late).status() == 200);
            assertThat(late.send(Request.get("/api/hello")).status()).isEqualTo(200);
        }
    }

    private static int status(GatewayServer node, Map<String, Object> key) {
        return node.send(Request.get("/api/hello").key((String) key.get("key"))).status();
    }

    private static Response ready(GatewayServer node) {
        return node.probe(Request.get("/health/ready"));
    }

    private static long problems(GatewayServer node) {
        return number(node, "storeProblems");
    }

    private static long number(GatewayServer node, String name) {
        String text = ready(node).text();
        String rest = text.substring(text.indexOf("\"" + name + "\":") + name.length() + 3);
        return Long.parseLong(rest.split("[,}]", 2)[0].strip());
    }

    private static void await(String what, BooleanSupplier condition) {
        Await.until(PATIENCE, what, condition);
    }
}
