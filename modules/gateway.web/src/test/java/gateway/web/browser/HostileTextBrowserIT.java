package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("H05: text is text in a browser, wherever it comes from")
@ExtendWith(BrowserExtension.class)
class HostileTextBrowserIT {
    private static final List<String> HOSTILE = List.of(
            "<script>window.__x=1</script>",
            "\"><svg onload=window.__x=1>",
            "<img src=x onerror=window.__x=1>",
            "');alert(1)//",
            "#{1+1}",
            "${7*7}",
            "</script>");

    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Dom dom;
    private final Dashboard dashboard;
    private final OverviewPage overview;
    private final KeysPage keys;
    private final String mark = UUID.randomUUID().toString().substring(0, 8);

    HostileTextBrowserIT(Chromium chromium) {
        this.dom = chromium.dom();
        this.dashboard = new Dashboard(gateway, chromium);
        this.overview = new OverviewPage(gateway, chromium);
        this.keys = new KeysPage(gateway, chromium);
    }

    @BeforeEach
    void logIn() {
        dashboard.asAlice();
    }

    private void assertHarmlessEverywhere() {
        for (String page : Dashboard.PAGES) {
            dashboard.open(page).awaitBadge("live");
            assertHarmless(page);
        }
    }

    private void assertHarmless(String page) {
        assertThat(dom.script("return window.__x ?? null")).as(page).isNull();
        assertThat(dom.count("img[src=x], svg[onload], script:not([src])"))
                .as(page)
                .isZero();
        assertThat(dom.text("body")).as(page).doesNotContain(mark + "2", mark + "49");
    }

    @Test
    void namesOfKeys() {
        for (String evil : HOSTILE) {
            String name = mark + evil;
            String json = "{\"name\":\"" + name.replace("\"", "\\\"") + "\"}";
            Object id = gateway.administer("POST", "keys", json).json().get("id");

            keys.search(mark);
            assertThat(dom.texts("#key-table strong")).contains(name);
            keys.ask("revoke", id);
            assertThat(keys.question()).contains("Revoke “" + name + "”?");
            assertHarmless("the question");
        }
        dashboard.open("/dashboard/audit");
        assertThat((String) dom.script("return document.querySelector('#audit-table').textContent"))
                .contains(mark + "#{1+1}", mark + "<script>window.__x=1</script>");
        assertHarmlessEverywhere();
    }

    @Test
    void whatCallersSend() {
        overview.open();
        overview.awaitFeed();
        String address = DashboardGateway.newAddress();
        gateway.call("/api/hello", address, DashboardGateway.LIMIT);

        for (String path : List.of("<img/src=x/onerror=window.__x=1>", "%3Cimg%20src=x%20onerror=window.__x=1%3E")) {
            gateway.server().send(hostile("/api/" + mark + path).from(address));
        }
        gateway.server()
                .send(hostile("/api/" + mark + "%23%7B1+1%7D").from("<script>window.__x=1</script>, " + address));

        overview.awaitRefusal(mark);
        assertHarmless("the refusals");
        dashboard.open("/dashboard/requests?path=" + mark);
        assertThat(dom.texts("#request-table summary")).isNotEmpty().allMatch(path -> path.startsWith("/api/" + mark));
        assertHarmlessEverywhere();
    }

    private static Request hostile(String path) {
        return Request.get(path)
                .header("User-Agent", "<script>window.__x=1</script>")
                .header("Referer", "https://x.example/<img src=x onerror=window.__x=1>");
    }

    @Test
    void namesOfTiersAndRoutesInAFaultyConfiguration() {
        gateway.configure("""
                gateway.tiers.%1$s<script>window.__x\\=1</script>.algorithm=none
                gateway.routes.%1$s"><svg\\ onload\\=window.__x\\=1>.path=/api/x
                gateway.routes.%1$s#{1+1}${7*7}.path=/api/y
                """.formatted(mark));

        dom.await("the faults of the file", () -> {
            dashboard.open("/dashboard/system");
            return dom.text("#configuration").contains(mark);
        });
        assertThat(dom.text("#configuration")).contains(mark + "<script>window.__x=1</script>");
        assertHarmless("the faults");
        gateway.configure("");
        dom.await("a file without faults", () -> {
            dashboard.open("/dashboard/system");
            return !dom.text("#configuration").contains(mark);
        });
    }

    @Test
    void whatIsFilledIn() {
        for (String evil : HOSTILE) {
            dashboard.open("/dashboard/limits");
            dom.fill("#explain-path", "/" + mark + evil);
            dom.fill("#explain-address", mark + evil);
            dom.click("#explain-form [type=submit]");
            dom.await("an answer", () -> dom.address().contains("path="));
            assertThat(dom.property("#explain-path", "value")).isEqualTo("/" + mark + evil);
            assertHarmless("the question what would become of " + evil);
        }
    }
}
