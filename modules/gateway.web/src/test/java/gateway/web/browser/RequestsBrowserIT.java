package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("The list of requests, in a browser")
@ExtendWith(BrowserExtension.class)
class RequestsBrowserIT {
    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Dom dom;
    private final Dashboard dashboard;
    private final RequestsPage requests;
    private final String mark = "/api/" + UUID.randomUUID();

    RequestsBrowserIT(Chromium chromium) {
        this.dom = chromium.dom();
        this.dashboard = new Dashboard(gateway, chromium);
        this.requests = new RequestsPage(gateway, chromium);
    }

    @BeforeEach
    void logIn() {
        dashboard.asAlice();
    }

    @Test
    void showsItsPartsOneAfterTheOther() {
        for (int sent = 0; sent < 6; sent++) {
            gateway.call(mark, DashboardGateway.newAddress(), DashboardGateway.LIMIT);
        }

        requests.open("path=" + mark);
        assertThat(requests.range()).isEqualTo("1–50 of 120");
        assertThat(requests.paths()).hasSize(50).containsOnly(mark);
        requests.next();
        requests.next();
        assertThat(requests.range()).isEqualTo("101–120 of 120");
        assertThat(requests.paths()).hasSize(20);
        assertThat(requests.hasNext()).isFalse();
        requests.previous();
        assertThat(requests.range()).isEqualTo("51–100 of 120");
    }

    @Test
    void showsWhatIsAskedForInTheOrderThatIsAskedFor() {
        String address = DashboardGateway.newAddress();
        gateway.call(mark, address, DashboardGateway.LIMIT + 2);

        requests.open().filter("path", mark);
        requests.filter("status", "429");
        assertThat(requests.range()).isEqualTo("1–2 of 2");
        assertThat(requests.statuses()).containsOnly("429");
        requests.open().filter("client", address);
        requests.sortBy("statusCode");
        assertThat(requests.statuses()).startsWith("429", "429", "404").endsWith("404");
        requests.sortBy("statusCode");
        assertThat(requests.statuses()).startsWith("404").endsWith("429", "429");
        assertThat(dom.property("#filter-client", "value")).isEqualTo(address);
    }

    @Test
    void leavesOutWhatAdministratorsSendUnlessTheyAreAskedFor() {
        dashboard.open("/dashboard/system");
        gateway.call(mark, DashboardGateway.newAddress(), 1);

        assertThat(requests.open().paths()).contains(mark).doesNotContain("/dashboard/system");
        dom.click("#filter-administrators");
        requests.filter("path", "/dashboard/system");
        assertThat(requests.paths()).isNotEmpty().containsOnly("/dashboard/system");
        assertThat(dom.script("return document.getElementById('filter-administrators').checked"))
                .isEqualTo(true);
    }

    @Test
    void saysWhatToDoWhenNothingMatches() {
        gateway.call("/api/hello", DashboardGateway.newAddress(), 1);
        requests.open("path=" + mark);

        assertThat(dom.text("#requests")).contains("No request matches", "Change the filter, or clear it.");
        dom.click("#filter a.button");
        dom.await("no filter", () -> !dom.address().contains("path="));
        assertThat(requests.paths()).isNotEmpty();
    }

    @Test
    void aFilterThatSaysNothingSensibleIsAnsweredByAPage() {
        requests.open("status=teapot&offset=-1&sort=nothing");

        assertThat(dashboard.heading()).isEqualTo("Requests");
    }
}
