package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("E03: prefixes, slashes and letter case do not choose other rules")
class RouteBoundariesIT {
    static final String SETTINGS = """
            gateway.routes.login.path=/api/login
            gateway.routes.login.methods=POST
            gateway.routes.login.limits-mode=replace
            gateway.routes.login.limits.tries.algorithm=fixed-window
            gateway.routes.login.limits.tries.max-requests=3
            gateway.routes.login.limits.tries.window=1h
            gateway.routes.login.limits.tries.key=ip

            gateway.routes.tree.path=/api/tree/**
            gateway.routes.tree.limits.leaf.algorithm=fixed-window
            gateway.routes.tree.limits.leaf.max-requests=3
            gateway.routes.tree.limits.leaf.window=1h
            """;

    private final GatewayServer server = SharedGateways.common();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/healthz-secret",
                "/healthsecure",
                "/Health",
                "/health/../api/hello",
                "/health/x/../../api/hello"
            })
    void onlyTheHealthEndpointsAreExempt(String target) {
        assertThat(server.send(Request.get(target)).status()).isIn(400, 401, 404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/hello",
                "/api/hello/",
                "/api/hello//",
                "/api/HELLO",
                "/api/Hello",
                "/API/hello",
                "/api/hello;x",
                "/api;x/hello",
                "/api/hello%20",
                "/api/hello?x"
            })
    void everySpellingOfAProtectedRouteNeedsAKey(String target) {
        Response response = server.send(Request.get(target));

        assertThat(response.status()).isIn(400, 401, 404);
        assertThat(response.text()).doesNotContain("Hello, world!");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/hello/", "/api/hello;x", "/api/hello?x"})
    void spellingsOfOneRouteAnswerAlike(String target) {
        assertThat(server.send(Request.get(target)).status()).isEqualTo(401);
    }

    /** Nothing answers there, so that a permitted request is a 404. */
    @Test
    void spellingsOfOneRouteShareItsLimit() {
        String address = Addresses.fresh();

        List<Integer> statuses = Stream.of("/api/login", "/api/login/", "/api/login?x", "/api/login;x")
                .flatMap(target -> Stream.of(target, target))
                .map(target -> server.send(Request.post(target, "{}").from(address)))
                .map(Response::status)
                .toList();

        assertThat(statuses).containsExactly(404, 404, 404, 429, 429, 429, 429, 429);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/LOGIN", "/api/login%20", "/API/login"})
    void otherSpellingsAreOtherPaths(String target) {
        Response response = server.send(Request.post(target, "{}").from(Addresses.fresh()));

        assertThat(response.status()).isEqualTo(404);
        assertThat(response.header("X-RateLimit-Limit")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/tree/y", "/api/tree/y/z"})
    void aRouteTakesWhatLiesBelowIt(String target) {
        assertThat(server.send(Request.get(target).from(Addresses.fresh())).header("X-RateLimit-Limit"))
                .contains("3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/treex/y", "/api/treehouse", "/apix/tree/y", "/api/Tree/y"})
    void aRouteEndsAtASegment(String target) {
        Response response = server.send(Request.get(target).from(Addresses.fresh()));

        assertThat(response.status()).isEqualTo(404);
        assertThat(response.header("X-RateLimit-Limit")).isEmpty();
    }
}
