package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.redis.server.RedisServer;
import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.ExampleBuild;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Two nodes with one Redis")
class RedisNodesIT {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int LIMIT = 40;
    private static final RedisServer REDIS = RedisServer.start();
    private static final GatewaySetup SETUP = GatewaySetup.configured(
                    "gateway.demo=true",
                    "gateway.store=redis",
                    "gateway.redis.timeout=10s",
                    "gateway.global.algorithm=none",
                    Settings.ALGORITHMS.stream()
                            .map(id -> Settings.tier(id, id, LIMIT, "1d") + Settings.key(id, id))
                            .collect(Collectors.joining()),
                    Settings.tier("open", "fixed-window", LIMIT, "1d"),
                    Settings.key("open", "open"),
                    Settings.tier("closed", "fixed-window", LIMIT, "1d"),
                    "gateway.tiers.closed.on-failure=closed",
                    Settings.key("closed", "closed"),
                    Settings.tier("local", "fixed-window", LIMIT, "1d"),
                    "gateway.tiers.local.on-failure=local",
                    Settings.key("local", "local"),
                    "gateway.redis.local-share=1/4",
                    "gateway.tiers.cells.algorithm=gcra",
                    "gateway.tiers.cells.interval=1h",
                    "gateway.tiers.cells.burst=" + LIMIT,
                    Settings.key("cells", "cells"))
            .environment("GATEWAY_REDIS_URI", REDIS.uri())
            .plugin(ExampleBuild.jar("custom-limiter", List.of("gateway.api", "gateway.testkit")));
    private static final GatewayServer ONE = SharedGateways.ready(SETUP);
    private static final GatewayServer OTHER = SharedGateways.ready(SETUP);

    @AfterAll
    static void stop() {
        ONE.close();
        OTHER.close();
        REDIS.close();
    }

    @Test
    void giveExactlyTheLimitTogetherAndFollowOnFailureWhileRedisIsGone() {
        for (String tier :
                Stream.concat(Settings.ALGORITHMS.stream(), Stream.of("cells")).toList()) {
            assertThat(passing(tier)).as(tier).isEqualTo(LIMIT);
        }
        REDIS.kill();
        Await.until(PATIENCE, "policies that are closed refuse", () -> status(ONE, "closed") == 503);
        assertThat(status(ONE, "open")).isEqualTo(200);
        assertThat(IntStream.range(0, LIMIT).filter(i -> status(ONE, "local") == 200))
                .hasSize(LIMIT / 4);
        REDIS.restart();
        for (GatewayServer node : List.of(ONE, OTHER)) {
            Await.until(PATIENCE, "the limits are back", () -> status(node, "closed") == 200);
            Await.until(PATIENCE, "refusals are forgotten", () -> status(node, "fixed-window") == 200);
        }
        assertThat(passing("token-bucket")).as("after Redis lost everything").isEqualTo(LIMIT);
    }

    /** How many of more requests than the limit permits pass, asked of both nodes in turn. */
    private static long passing(String id) {
        try (Connection one = ONE.connect();
                Connection other = OTHER.connect()) {
            return IntStream.range(0, LIMIT + 10)
                    .filter(i ->
                            (i % 2 == 0 ? one : other).exchange(request(id)).status() == 200)
                    .count();
        }
    }

    private static int status(GatewayServer node, String id) {
        Response response = node.send(request(id));
        assertThat(response.status()).isIn(200, 429, 503);
        return response.status();
    }

    private static Request request(String id) {
        return Request.get("/api/hello").key(Settings.secret(id));
    }
}
