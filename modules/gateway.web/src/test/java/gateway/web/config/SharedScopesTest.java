package gateway.web.config;

import static gateway.web.config.Configured.below;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharedScopesTest {

    @Test
    void routesShareOneCount() {
        GatewayConfig config = two("window=1m", "window=60s").config();
        assertThat(config.routes())
                .extracting(route -> route.policies().get(0).policy().scope())
                .containsExactly("login", "login");
    }

    @Test
    void policiesOfOneScopeHaveOneAlgorithm() {
        assertThat(two("window=1m", "window=1m", "algorithm=sliding-window-log").faults())
                .singleElement()
                .asString()
                .startsWith("gateway.routes.b.limits.login.scope is \"login\", which is the scope of"
                        + " gateway.routes.a.limits.login, too, but differs in algorithm;");
    }

    @Test
    void policiesOfOneScopeHaveOneWindow() {
        assertThat(two("window=1m", "window=2m").faults())
                .singleElement()
                .asString()
                .contains("differs in parameters;");
    }

    @Test
    void policiesOfOneScopeHaveOneKey() {
        assertThat(two("window=1m", "window=1m", "algorithm=fixed-window", "key=ip")
                        .faults())
                .singleElement()
                .asString()
                .contains("differs in key;");
    }

    @Test
    void oneRequestIsNotCountedTwice() {
        assertThat(Configured.with(below(
                                "gateway.tiers.gold.limits",
                                "a.algorithm=fixed-window",
                                "a.max-requests=5",
                                "a.window=1m",
                                "a.scope=s",
                                "b.algorithm=fixed-window",
                                "b.max-requests=5",
                                "b.window=1m",
                                "b.scope=s"))
                        .faults())
                .containsExactly("gateway.tiers.gold.limits.b.scope is \"s\", which is the scope of"
                        + " gateway.tiers.gold.limits.a, too, so that one request would count twice; allowed is a common"
                        + " scope for policies of different requests (from gateway.properties)");
    }

    @Test
    void aRouteMayShareTheCountOfATierThatItReplaces() {
        String[] route = {
            "gateway.routes.a.path=/api/a",
            "gateway.routes.a.limits.p.algorithm=token-bucket",
            "gateway.routes.a.limits.p.max-requests=100",
            "gateway.routes.a.limits.p.refill-rate=10",
            "gateway.routes.a.limits.p.scope=free"
        };
        assertThat(Configured.with(route).faults()).singleElement().asString().contains("would count twice");
        List<String> replacing = new ArrayList<>(List.of(route));
        replacing.add("gateway.routes.a.limits-mode=replace");
        assertThat(Configured.with(replacing.toArray(String[]::new)).faults()).isEmpty();
    }

    @Test
    void differentPoliciesDoNotHaveOneName() {
        assertThat(Configured.with(
                                "gateway.tiers.a.limits.p.algorithm=fixed-window",
                                "gateway.tiers.a.limits.p.max-requests=5",
                                "gateway.tiers.a.limits.p.window=1m",
                                "gateway.routes.a.path=/api/a",
                                "gateway.routes.a.limits.p.algorithm=fixed-window",
                                "gateway.routes.a.limits.p.max-requests=7",
                                "gateway.routes.a.limits.p.window=1m")
                        .faults())
                .singleElement()
                .asString()
                .startsWith("gateway.routes.a.limits.p.algorithm is that of a policy called a.p, as"
                        + " gateway.tiers.a.limits.p is, too");
    }

    /** Two routes with a policy in the scope "login"; the second may say more. */
    private static Configured two(String firstWindow, String secondWindow, String... more) {
        List<String> lines = new ArrayList<>(List.of(below(
                "gateway.routes.a",
                "path=/api/a",
                "limits.login.algorithm=fixed-window",
                "limits.login.max-requests=5",
                "limits.login.scope=login",
                "limits.login." + firstWindow)));
        lines.addAll(List.of(below(
                "gateway.routes.b",
                "path=/api/b",
                "limits.login.max-requests=5",
                "limits.login.scope=login",
                "limits.login." + secondWindow)));
        lines.addAll(List.of(below("gateway.routes.b.limits.login", more)));
        if (more.length == 0) {
            lines.add("gateway.routes.b.limits.login.algorithm=fixed-window");
        }
        return Configured.with(lines.toArray(String[]::new));
    }
}
