package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.GatewayServer;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("H05: text is text on the pages, wherever it comes from")
class HostileTextIT {
    private final GatewayServer server = AdministeredGateway.server();
    private final Operator operator = new Operator(server);
    private final Browser browser = new Browser(server);
    private final String mark = UUID.randomUUID().toString();

    @BeforeEach
    void logIn() {
        browser.logIn("alice", LoginPageIT.PASSWORD);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>window.__x=1</script>",
                "\"><svg onload=window.__x=1>",
                "');alert(1)//",
                "#{1+1}",
                "${7*7}",
                "#{page.token}",
                "</script>"
            })
    void namesOfKeys(String evil) {
        Object id = operator.createKey("{\"name\":\"" + mark + evil.replace("\"", "\\\"") + "\"}")
                .get("id");

        for (String page :
                new String[] {"/dashboard/keys?q=" + mark, "/dashboard/keys?confirm=revoke&id=" + id, "/dashboard/audit"
                }) {
            String html = browser.get(page).text();
            assertThat(html)
                    .as(page)
                    .contains(mark)
                    .doesNotContain(mark + "2", mark + "49", "<script>window", "<svg onload");
            if (!evil.contains("<") && !evil.contains("'")) {
                assertThat(html).as(page).contains(mark + evil);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"%3Cimg%20src=x%20onerror=window.__x=1%3E", "%23%7B1+1%7D", "<img/src=x>", "'\"><b>"})
    void paths(String evil) {
        server.send(Request.get("/api/" + mark + evil)
                .header("User-Agent", "<script>window.__x=1</script>")
                .header("Referer", "https://x/<script>window.__x=1</script>"));

        String html = browser.get("/dashboard/requests?path=" + mark).text();

        assertThat(html).contains(mark).doesNotContain("<img src=x", "<img/src", "<b>", "<script>window", mark + "2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "path",
                "client",
                "method",
                "status",
                "sort",
                "q",
                "notice",
                "confirm",
                "id",
                "apiKeyId",
                "address"
            })
    void whatStandsInTheAddress(String parameter) {
        String evil = "%22%3E%3Cscript%3Ewindow.__x=1%3C/script%3E%23%7B6*7%7D";

        for (String page : DashboardPagesIT.pages()) {
            String html = browser.get(page + "?" + parameter + "=" + evil).text();
            assertThat(html).as(page).contains("</html>").doesNotContain("<script>window");
        }
    }
}
