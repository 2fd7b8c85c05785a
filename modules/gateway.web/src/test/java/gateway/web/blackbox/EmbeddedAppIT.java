package gateway.web.blackbox;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.ExampleBuild;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code examples/embedded-app}, built as a stranger would build it. */
@Tag("every-server")
@DisplayName("Somebody else's application with the gateway inside")
class EmbeddedAppIT {
    private static final Once<GatewayServer> SERVER =
            new Once<>(() -> SharedGateways.ready(GatewaySetup.configured("gateway.trusted-proxies=127.0.0.1/32")
                    .environment("SHOP_PASSWORD_ANNA", "anna's password")
                    .environment("SHOP_PASSWORD_CARL", "carl's password")
                    .archive("/", ExampleBuild.war("embedded-app"))));

    private final GatewayServer server = SERVER.get();

    @Test
    void hasTheLimitsOfItsTier() {
        Response response = server.send(Request.get("/api/shop/orders").from(Addresses.fresh()));

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("X-RateLimit-Limit")).contains("20");
        assertThat(response.header("X-RateLimit-Remaining")).contains("19");
    }

    /** Of three orders only two are followed by a notice, since the code of the shop asks a tier about it. */
    @Test
    void hasTheLimitsOfItsRouteAndThoseItAsksForItself() {
        String address = Addresses.fresh();

        List<Response> orders = List.of(order(address), order(address), order(address), order(address));

        assertThat(orders).extracting(Response::status).containsExactly(200, 200, 200, 429);
        assertThat(orders.subList(0, 3))
                .extracting(order -> order.json().get("noticed"))
                .containsExactly(true, true, false);
        assertThat(orders.get(3).json()).containsEntry("error", "Rate limit exceeded");
    }

    private Response order(String address) {
        return server.send(Request.post("/api/shop/orders", "tea")
                .header("Content-Type", "text/plain")
                .from(address));
    }

    @Test
    void isAdministeredByThoseWhoLogInToIt() {
        String anna = session("anna", "anna's password");

        Response page = server.manage(Request.get("/dashboard/overview").header("Cookie", anna));
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.text()).contains("anna");
        assertThat(server.manage(Request.get("/api/gateway/config").header("Cookie", anna))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void isNotAdministeredByOthers() {
        String carl = session("carl", "carl's password");

        assertThat(server.manage(Request.get("/dashboard/overview").header("Cookie", carl))
                        .status())
                .isEqualTo(403);
        assertThat(server.manage(Request.get("/api/gateway/keys").header("Cookie", carl))
                        .status())
                .isEqualTo(403);
        assertThat(server.manage(Request.get("/api/gateway/keys")).status()).isEqualTo(401);
    }

    /**
     * Comes to a page, is asked by the application who he is, says so, and is let in: with which cookies. Each answer may
     * bring another session.
     */
    private String session(String name, String password) {
        Map<String, String> cookies = new TreeMap<>();
        keepCookies(cookies, server.manage(Request.get("/dashboard/overview")));
        String form = "j_username=" + name + "&j_password="
                + password.replace("'", "%27").replace(" ", "+");
        Response in = server.manage(Request.post("/dashboard/j_security_check", form)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Cookie", header(cookies)));
        assertThat(in.status()).as(in.text()).isIn(302, 303);
        keepCookies(cookies, in);
        keepCookies(cookies, server.manage(Request.get("/dashboard/overview").header("Cookie", header(cookies))));
        return header(cookies);
    }

    private static void keepCookies(Map<String, String> cookies, Response response) {
        for (String cookie : response.all("Set-Cookie")) {
            String[] pair = cookie.replaceFirst(";.*", "").split("=", 2);
            cookies.put(pair[0], pair[1]);
        }
    }

    private static String header(Map<String, String> cookies) {
        return cookies.entrySet().stream().map(Map.Entry::toString).collect(joining("; "));
    }
}
