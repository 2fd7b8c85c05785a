package gateway.web.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A page that takes gateway-client.js from the gateway, and is of another origin")
@ExtendWith(BrowserExtension.class)
class GatewayClientBrowserIT {
    private static final String HASTY = "secret-of-somebody-hasty-31d0";

    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Chromium chromium;
    private final Dom dom;

    GatewayClientBrowserIT(Chromium chromium) {
        this.chromium = chromium;
        this.dom = chromium.dom();
    }

    @BeforeEach
    void configure() {
        gateway.configure("""
                gateway.devices.enabled=true
                gateway.tiers.brief.algorithm=token-bucket
                gateway.tiers.brief.max-requests=1
                gateway.tiers.brief.window=1s
                gateway.keys.hasty.secret=%s
                gateway.keys.hasty.tier=brief
                """.formatted(HASTY));
        dom.await("the settings of this test", this::isConfigured);
    }

    /** Waits, since devices are off in what other tests look at. */
    @AfterEach
    void restore() {
        gateway.configure("");
        dom.await("the settings of the other tests", () -> !isConfigured());
    }

    private boolean isConfigured() {
        return gateway.administer("GET", "config", "").text().contains("\"brief\"");
    }

    @Test
    void waitsRegistersAndListensWithoutAGap() {
        chromium.console().expectFailedLoads();
        use(DashboardGateway.ALLOWED);

        dom.awaitText("#state", "done");
        assertThat(dom.text("#patient")).isEqualTo("200 200");
        assertThat(dom.text("#device")).isEqualTo("known");
        assertThat(dom.texts("#live li")).hasSize(5).containsOnly("message next");
        assertThat(dom.text("#refused")).isEqualTo("RefusedError 401 Invalid or revoked API key");
    }

    @Test
    void getsNothingIfItsOriginIsNotAllowed() {
        chromium.console().expectFailedLoads();
        chromium.console().expect("blocked by CORS policy");
        chromium.console().expect("Failed to fetch dynamically imported module");
        try (OtherOrigin stranger = OtherOrigin.start()) {
            use(stranger);

            dom.awaitText("#state", "failed: TypeError");
        }
    }

    private void use(OtherOrigin site) {
        String api = "http://127.0.0.1:" + gateway.server().port();
        dom.open(site.origin() + "/client-page.html?gateway=" + encoded(api) + "&management="
                + encoded(gateway.origin()) + "&hasty=" + HASTY + "&observer=" + gateway.adminKey());
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, UTF_8);
    }
}
