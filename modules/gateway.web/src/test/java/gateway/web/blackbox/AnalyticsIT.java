package gateway.web.blackbox;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What the gateway says of the requests it has seen")
class AnalyticsIT {
    private static final GatewayServer SERVER = SharedGateways.ready(GatewaySetup.configured(
            "gateway.demo=true",
            "gateway.trusted-proxies=127.0.0.1/32",
            "gateway.default-tier=unlimited",
            Settings.tier("once", "fixed-window", 1, "24h"),
            Settings.key("limited", "once"),
            Settings.key("elsewhere", "once"),
            "gateway.routes.greeting.path=/api/hello",
            LoginPageIT.SETTINGS,
            Operator.SETTINGS));

    private final Operator operator = new Operator(SERVER);

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/hello", "/api/echo", "/api/nothing", "/api/a%22b", "/nothing.html"})
    void theBytesOfABodyAreThoseThatCame(String target) {
        Response response = SERVER.send(Request.get(target));
        assertThat(newest("path=" + target.replace("%", "%25"))).containsEntry("bytes", length(response));
    }

    @Test
    void theBytesOfPagesAreThoseThatCame() {
        Response response = SERVER.manage(Request.get("/dashboard/login"));
        assertThat(response.text()).isNotEmpty();
        assertThat(newest("path=/dashboard/login")).containsEntry("bytes", length(response));
    }

    @Test
    void anAnswerToHeadHasNoBytes() {
        SERVER.send(Request.head("/api/echo"));
        assertThat(newest("path=/api/echo&method=HEAD")).containsEntry("bytes", number(0));
    }

    @Test
    void aRefusalIsToldWithItsLimit() {
        SERVER.send(Request.get("/api/hello").key(Settings.secret("limited")));
        Response refused = SERVER.send(Request.get("/api/hello").key(Settings.secret("limited")));
        assertThat(refused.status()).isEqualTo(429);
        assertThat(newest("client=limited"))
                .containsEntry("error", "Rate limit exceeded")
                .containsEntry("policy", "once")
                .containsEntry("route", "greeting")
                .containsEntry("tier", "once")
                .containsEntry("requestId", refused.header("X-Request-Id").orElseThrow())
                .containsEntry("bytes", length(refused));
        assertThat(logs("client=limited&route=greeting&status=429")).hasSize(1);
        assertThat(operator.get("analytics").json().get("topLimitedClients"))
                .isEqualTo(List.of(Map.of("name", "limited", "count", number(1))));
    }

    @Test
    void administratorsWhoHaveLoggedInUseNoKeyAndDoNotDrownWhatIsCalled() {
        Browser browser = new Browser(SERVER);
        browser.logIn("alice", LoginPageIT.PASSWORD);
        // The request for it is the use of a key that the next one finds.
        figure("activeKeyUses");
        long before = figure("activeKeyUses");
        long lifetime = figure("lifetimeRequests");
        String page = "/dashboard/system";
        for (int looks = 0; looks < 50; looks++) {
            assertThat(browser.get(page).status()).isEqualTo(200);
        }

        assertThat(figure("activeKeyUses")).isEqualTo(before);
        assertThat(figure("lifetimeRequests")).isGreaterThan(lifetime + 50);
        assertThat(operator.get("analytics").json().get("topEndpoints").toString())
                .doesNotContain(page);
        assertThat(logs("path=" + page)).isNotEmpty();
        assertThat(logs("administrators=false&path=" + page)).isEmpty();
        SERVER.send(Request.get("/api/hello").key(Settings.secret("elsewhere")).from("198.51.100.77"));
        assertThat(figure("activeKeyUses")).isEqualTo(before + 1);
    }

    @Test
    void countersAreThereForPeople() {
        SERVER.send(Request.get("/api/hello").key("wrong"));
        Map<String, Object> metrics = operator.get("metrics").json();
        assertThat(metrics).containsKeys("requests", "refusals", "rejections", "limitStore", "failures");
        assertThat(metrics.toString()).contains("Invalid or revoked API key");
    }

    @Test
    void requestsComeInTheOrderThatIsAskedFor() {
        SERVER.send(Request.get("/api/order/b"));
        SERVER.send(Request.get("/api/order/a"));
        assertThat(logs("path=/api/order&sort=path&order=asc"))
                .extracting(line -> line.get("path"))
                .containsExactly("/api/order/a", "/api/order/b");
        assertThat(logs("path=/api/order&order=asc"))
                .extracting(line -> line.get("path"))
                .containsExactly("/api/order/b", "/api/order/a");
        assertThat(operator.get("logs?limit=1&path=/api/order").json()).containsEntry("total", number(2));
    }

    private long figure(String name) {
        return ((Number) operator.get("analytics").json().get(name)).longValue();
    }

    private Map<String, Object> newest(String filter) {
        return logs(filter).get(0);
    }

    @SuppressWarnings("unchecked") // the shape of the answer is fixed
    private List<Map<String, Object>> logs(String filter) {
        return (List<Map<String, Object>>) operator.get("logs?" + filter).json().get("logs");
    }

    private static Object length(Response response) {
        return number(response.text().getBytes(UTF_8).length);
    }

    private static Object number(long value) {
        return BigDecimal.valueOf(value);
    }
}
