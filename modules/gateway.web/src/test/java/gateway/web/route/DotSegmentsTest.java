package gateway.web.route;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.route.RequestTarget.Malformed;
import gateway.web.route.RequestTarget.Target;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case E01: dot segments climb out of no route. What an upstream receives is for the reverse proxy to show. */
final class DotSegmentsTest {
    private final RouteTable<String> routes = new RouteTable<>(List.of(
            new RouteTable.Entry<>("open", RoutePattern.parse("/api/open/**"), Set.of(), "open"),
            new RouteTable.Entry<>("secure", RoutePattern.parse("/api/secure/**"), Set.of(), "secure")));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/open/../secure/x",
                "/api/open/%2e%2e/secure/x",
                "/api/open/.%2E/secure/x",
                "/api/open/a/../../../etc",
                "/api/open/./x",
                "/api/open/..;/secure/x",
                "/api/secure/../open/x",
                "http://evil/api/open/../secure/x",
                "//evil/secure",
                "/api/open\\..\\secure",
            })
    void isRefused(String sent) {
        assertThat(RequestTarget.parse(sent, "")).isInstanceOf(Malformed.class);
    }

    @Test
    void doublyEncodedDotsStayInTheirRoute() {
        assertThat(route("/api/open/%252e%252e/secure/x")).contains("open");
    }

    private Optional<String> route(String sent) {
        Target target = (Target) RequestTarget.parse(sent, "");
        return routes.find(target.path(), "GET");
    }
}
