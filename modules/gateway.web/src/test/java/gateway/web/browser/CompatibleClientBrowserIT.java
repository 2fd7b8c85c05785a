package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A client written for the Express package, in a page of another origin")
@ExtendWith(BrowserExtension.class)
class CompatibleClientBrowserIT {
    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Chromium chromium;
    private final Dom dom;

    CompatibleClientBrowserIT(Chromium chromium) {
        this.chromium = chromium;
        this.dom = chromium.dom();
    }

    @BeforeEach
    void send() {
        gateway.call("/api/hello", DashboardGateway.newAddress(), 2);
    }

    @Test
    void worksAgainstTheManagementApiWithAnAdminKey() {
        use(DashboardGateway.ALLOWED, gateway.adminKey());

        dom.awaitText("#state", "done");
        assertThat(dom.text("#config")).isEqualTo("visitors: slidingWindow 20 in 3600000 ms");
        assertThat(dom.text("#logs")).contains("GET", "200");
        assertThat(dom.texts("#live li"))
                .hasSize(2)
                .allMatch(line -> line.matches("[0-9]+ requests, [0-9.]+ % errors"));
        assertThat(dom.text("#created")).matches("key_[0-9a-f]{12} gw_live_[0-9a-f]{32} made in a browser");
        assertThat(dom.text("#revoked")).isEqualTo(dom.text("#created").split(" ", 2)[0]);
        Map<String, Object> key =
                gateway.administer("GET", "keys/" + dom.text("#revoked"), "").json();
        assertThat(key).containsEntry("active", false);
    }

    @Test
    void isToldOfARefusal() {
        chromium.console().expectFailedLoads();
        use(DashboardGateway.ALLOWED, "nobody-has-this-key");

        dom.awaitText("#state", "failed: 401 Invalid or revoked API key");
    }

    @Test
    void learnsNothingFromAnOriginThatIsNotAllowed() {
        chromium.console().expectFailedLoads();
        chromium.console().expect("blocked by CORS policy");
        String keys = keys();
        try (OtherOrigin stranger = OtherOrigin.start()) {
            use(stranger, gateway.adminKey());

            dom.awaitText("#state", "failed: TypeError");
        }
        assertThat(dom.text("#config") + dom.text("#logs") + dom.text("#created"))
                .isEmpty();
        assertThat(keys()).isEqualTo(keys);
    }

    /** All keys, but for when they were used: asking for them is a use as well. */
    private String keys() {
        return gateway.administer("GET", "keys", "").text().replaceAll("\"lastUsedAt\":\"[^\"]*\",", "");
    }

    private void use(OtherOrigin site, String key) {
        dom.open(site.origin() + "/express-client.html?gateway=" + encoded(gateway.origin()) + "&key=" + encoded(key));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
