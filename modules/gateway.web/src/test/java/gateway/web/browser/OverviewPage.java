package gateway.web.browser;

import java.util.List;

/** The page with the figures. */
final class OverviewPage {
    private final DashboardGateway gateway;
    private final Dom dom;

    OverviewPage(DashboardGateway gateway, Chromium chromium) {
        this.gateway = gateway;
        this.dom = chromium.dom();
    }

    OverviewPage open() {
        dom.open(gateway.url("/dashboard"));
        return this;
    }

    /** One of the figures, by its id. */
    long figure(String id) {
        return Long.parseLong(dom.text("#" + id).replaceAll("[^0-9]", ""));
    }

    void awaitFigure(String id, long wanted) {
        dom.await(id + " " + wanted, () -> figure(id) == wanted);
    }

    void awaitFigureAtLeast(String id, long wanted) {
        dom.await(id + " of at least " + wanted, () -> figure(id) >= wanted);
    }

    /** What is refused while the page is open, newest first, as it is shown. */
    List<String> refusals() {
        return dom.texts("#refusals li");
    }

    void awaitRefusal(String part) {
        dom.await("a refusal with " + part, () -> refusals().stream().anyMatch(line -> line.contains(part)));
    }

    void awaitFeed() {
        dom.awaitText("#refusals-state", "as they happen");
    }

    void awaitDeadFeed() {
        dom.awaitText("#refusals-state", "not live");
    }

    List<String> mostLimited() {
        return dom.texts("#limited tr");
    }

    /** Whether each chart has drawn something, in pixels that are not transparent. */
    boolean hasDrawn(String chart) {
        return (Boolean) dom.script("""
                const canvas = document.getElementById(arguments[0]);
                const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
                return data.some((value, index) => index % 4 === 3 && value > 0);
                """, chart);
    }
}
