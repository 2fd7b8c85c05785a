package gateway.web.route;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.route.RequestTarget.Malformed;
import gateway.web.route.RequestTarget.Target;
import gateway.web.route.RouteTable.Entry;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case E03: prefixes end at segments, a final slash makes no difference, and letter case does. */
final class RouteSpellingTest {
    private final RouteTable<String> routes = new RouteTable<>(List.of(
            new Entry<>("secure", RoutePattern.parse("/api/secure/**"), Set.of(), "secure"),
            new Entry<>("login", RoutePattern.parse("/api/login"), Set.of("POST"), "login"),
            new Entry<>("all", RoutePattern.parse("/api/**"), Set.of(), "all")));

    @ParameterizedTest
    @ValueSource(strings = {"/api/login", "/api/login/", "/api/login;x", "/api/%6cogin", "/%61pi/login;a/"})
    void spellingsOfOneResourceShareOneRule(String sent) {
        assertThat(route(sent)).isEqualTo("login");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/LOGIN", "/api/login%20", "/api/SECURE/x", "/api/Secure/x", "/api/securex"})
    void otherResourcesHaveOtherRules(String sent) {
        assertThat(route(sent)).isEqualTo("all");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/secure", "/api/secure/", "/api/secure/x", "/api/secure;v=1/x"})
    void theRestIncludesNothing(String sent) {
        assertThat(route(sent)).isEqualTo("secure");
    }

    @Test
    void aPrefixEndsWithItsSegment() {
        assertThat(route("/apix/y")).isEqualTo("none");
        assertThat(route("/API/y")).isEqualTo("none");
    }

    @Test
    void twoSlashesAreRefused() {
        assertThat(RequestTarget.parse("/api/secure//", "")).isInstanceOf(Malformed.class);
    }

    private String route(String sent) {
        Target target = (Target) RequestTarget.parse(sent, "");
        return routes.find(target.path(), "POST").orElse("none");
    }
}
