package gateway.web.browser;

import java.util.List;

/** The page with the last requests. */
final class RequestsPage {
    private final DashboardGateway gateway;
    private final Dom dom;

    RequestsPage(DashboardGateway gateway, Chromium chromium) {
        this.gateway = gateway;
        this.dom = chromium.dom();
    }

    RequestsPage open() {
        dom.open(gateway.url("/dashboard/requests"));
        return this;
    }

    RequestsPage open(String query) {
        dom.open(gateway.url("/dashboard/requests?" + query));
        return this;
    }

    /** Fills in and sends the filter. */
    void filter(String field, String value) {
        dom.fill("#filter-" + field, value);
        dom.click("#filter [type=submit]");
        dom.await("the filter in the address", () -> dom.address().contains(field + "="));
    }

    List<String> paths() {
        return dom.texts("#request-table summary");
    }

    List<String> statuses() {
        return dom.texts("#request-table [data-label=Status]");
    }

    void sortBy(String column) {
        dom.click("#request-table th a[href*='sort=" + column + "']");
        dom.await("the order in the address", () -> dom.address().contains("sort=" + column));
    }

    String range() {
        return dom.text("[data-test=range]");
    }

    boolean hasNext() {
        return dom.shows("[data-test=next]");
    }

    void next() {
        String before = range();
        dom.click("[data-test=next]");
        dom.await("the next part", () -> !range().isEmpty() && !range().equals(before));
    }

    void previous() {
        String before = range();
        dom.click("[data-test=previous]");
        dom.await("the part before", () -> !range().isEmpty() && !range().equals(before));
    }
}
