package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Archives;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A theme of one's own, in a jar in plugins/")
class OwnThemeIT {
    private static final String THEME = ":root { --accent: light-dark(#0f766e, #5eead4); }";
    private static final Pattern STYLE_SHEET = Pattern.compile("<link rel=\"stylesheet\" href=\"([^\"]+)\"");

    @Test
    void comesAfterTheStyleSheetOfThePages() {
        GatewaySetup setup = GatewaySetup.configured(LoginPageIT.SETTINGS)
                .plugin(Archives.jar(Map.of("META-INF/resources/dashboard/css/theme.css", THEME)));
        try (GatewayServer server = SharedGateways.ready(setup)) {
            Browser browser = new Browser(server);
            assertThat(styleSheets(browser.get("/dashboard/login"))).hasSize(2);
            browser.logIn("alice", LoginPageIT.PASSWORD);

            List<String> sheets = styleSheets(browser.get("/dashboard/keys"));

            assertThat(sheets).hasSize(2);
            assertThat(sheets.get(0)).contains("gateway.css");
            Response theme = browser.get(sheets.get(1));
            assertThat(theme.status()).isEqualTo(200);
            assertThat(theme.header("Content-Type").orElseThrow()).startsWith("text/css");
            assertThat(theme.text()).isEqualTo(THEME);
        }
    }

    private static List<String> styleSheets(Response page) {
        return STYLE_SHEET
                .matcher(page.text())
                .results()
                .map(match -> match.group(1).replace("&amp;", "&"))
                .toList();
    }
}
