package gateway.web.config;

import static gateway.web.config.Configured.below;
import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.RouteConfig.LimitsMode;
import gateway.web.route.RoutePattern;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoutesTest {

    @Test
    void aRouteNeedsOnlyAPath() {
        RouteConfig orders =
                only(with("gateway.routes.orders.path=/api/orders/**").config());
        assertThat(orders.id()).isEqualTo("orders");
        assertThat(orders.path()).isEqualTo(RoutePattern.parse("/api/orders/**"));
        assertThat(orders.methods()).isEmpty();
        assertThat(orders.requireKey()).isFalse();
        assertThat(orders.tier()).isEmpty();
        assertThat(orders.limitsMode()).isEqualTo(LimitsMode.ADD);
        assertThat(orders.cost()).isEqualTo(1);
        assertThat(orders.policies()).isEmpty();
    }

    @Test
    void everythingCanBeSet() {
        RouteConfig login = only(with(below(
                        "gateway.routes.login",
                        "path=/api/login",
                        "methods=POST, PUT",
                        "require-key=true",
                        "tier=pro",
                        "limits-mode=replace",
                        "cost=2",
                        "limits.address.algorithm=fixed-window",
                        "limits.address.max-requests=20",
                        "limits.address.window=1m",
                        "limits.address.key=ip"))
                .config());
        assertThat(login.methods()).containsExactlyInAnyOrder("POST", "PUT");
        assertThat(login.requireKey()).isTrue();
        assertThat(login.tier()).contains("pro");
        assertThat(login.limitsMode()).isEqualTo(LimitsMode.REPLACE);
        assertThat(login.cost()).isEqualTo(2);
        assertThat(login.policies())
                .extracting(policy -> policy.policy().name())
                .containsExactly("login.address");
    }

    @Test
    void aRouteWithoutAPathIsAFaultAndLeftOut() {
        Configured configured = with("gateway.routes.orders.cost=2");
        assertThat(configured.faults())
                .containsExactly("gateway.routes.orders.path is missing; allowed is a path under /api, but not under"
                        + " /api/gateway, such as /api/orders/**");
        assertThat(configured.read().config().routes()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/orders",
                "api/orders",
                "/api/../etc",
                "/api//x",
                "/api/gateway",
                "/api/gateway/keys/**",
                "/api/g%61teway/**",
                "/api/**/x",
                "/api/a*b",
                "http://h/api"
            })
    void otherPathsAreFaults(String path) {
        assertThat(with("gateway.routes.r.path=" + path).faults())
                .singleElement()
                .asString()
                .startsWith("gateway.routes.r.path is \"" + path + "\", allowed is a path under /api");
    }

    @Test
    void managementIsOnlyWhereItIs() {
        assertThat(with("gateway.routes.r.path=/api/gateways").config().routes())
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "methods=get, 'has an item that is \"get\", allowed is a method in capitals'",
        "methods=TRACE, 'has an item that is \"TRACE\", allowed is a method in capitals'",
        "require-key=yes, 'is \"yes\", allowed is false or true'",
        "tier=gold, 'is \"gold\", allowed is free or pro or unlimited'",
        "limits-mode=instead, 'is \"instead\", allowed is add or replace'",
        "cost=0, 'is \"0\", allowed is a whole number from 1 to 1000000000'"
    })
    void otherValuesAreFaults(String line, String problem) {
        assertThat(with(below("gateway.routes.r", "path=/api/r", line)).faults())
                .singleElement()
                .asString()
                .startsWith("gateway.routes.r." + line.split("=", 2)[0] + " " + problem);
    }

    @ParameterizedTest
    @CsvSource({
        "/api/a,'',/api/a,''",
        "/api/a,'',/api/a/,''",
        "/api/a/*,GET,/api/a/*,GET",
        "/api/a/**,'GET,POST',/api/a/**,'POST,PUT'"
    })
    void twoRoutesThatNobodyCanTellApartAreAFault(String path, String methods, String otherPath, String otherMethods) {
        assertThat(two(path, methods, otherPath, otherMethods))
                .singleElement()
                .asString()
                .contains("gateway.routes.b.path")
                .contains("which is the path of gateway.routes.a, too");
    }

    @ParameterizedTest
    @CsvSource({
        "/api/a,'',/api/a,GET",
        "/api/a,GET,/api/a,POST",
        "/api/a,'',/api/A,''",
        "/api/a/*,'',/api/a/**,''",
        "/api/a/**,'',/api/a/b/**,''"
    })
    void routesThatDifferInPathOrMethodsStandBesideEachOther(
            String path, String methods, String otherPath, String otherMethods) {
        assertThat(two(path, methods, otherPath, otherMethods)).isEmpty();
    }

    @Test
    void aCostThatItsOwnLimitOrTheGlobalOneNeverPermitsIsAFault() {
        List<String> lines = new ArrayList<>(List.of(below(
                "gateway.routes.r",
                "path=/api/r",
                "cost=4",
                "limits.p.algorithm=fixed-window",
                "limits.p.max-requests=10",
                "limits.p.window=1m",
                "limits.p.cost=3")));
        lines.add("gateway.global.max-requests=3");
        assertThat(with(lines.toArray(String[]::new)).faults())
                .containsExactly(
                        "gateway.routes.r.cost is 4, so that a request costs 12; allowed are at most the 10 permits of the"
                                + " policy r.p (from gateway.properties)",
                        "gateway.routes.r.cost is 4, so that a request costs 4; allowed are at most the 3 permits of the"
                                + " policy global (from gateway.properties)");
    }

    @Test
    void aCostThatATierNeverPermitsIsForRunTimeToSay() {
        assertThat(with("gateway.routes.r.path=/api/r", "gateway.routes.r.cost=500")
                        .faults())
                .isEmpty();
    }

    @Test
    void doubtAboutAKeyMeansThatOneIsNeeded() {
        Configured configured = with("gateway.routes.r.path=/api/r", "gateway.routes.r.require-key=ture");
        assertThat(only(configured.read().config()).requireKey()).isTrue();
    }

    private static List<String> two(String path, String methods, String otherPath, String otherMethods) {
        return with(
                        "gateway.routes.a.path=" + path,
                        "gateway.routes.a.methods=" + methods,
                        "gateway.routes.b.path=" + otherPath,
                        "gateway.routes.b.methods=" + otherMethods)
                .faults();
    }

    private static RouteConfig only(GatewayConfig config) {
        assertThat(config.routes()).hasSize(1);
        return config.routes().get(0);
    }
}
