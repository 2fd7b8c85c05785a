package gateway.web.browser;

import org.openqa.selenium.Keys;

/** The page with the API keys. */
final class KeysPage {
    private final DashboardGateway gateway;
    private final Dom dom;

    KeysPage(DashboardGateway gateway, Chromium chromium) {
        this.gateway = gateway;
        this.dom = chromium.dom();
    }

    KeysPage open() {
        dom.open(gateway.url("/dashboard/keys"));
        return this;
    }

    /** The page with those keys alone whose id or name contains a text. */
    KeysPage search(String text) {
        dom.open(gateway.url("/dashboard/keys?q=" + text));
        return this;
    }

    /** Fills in and sends the form. */
    void create(String name, String tier) {
        dom.fill("#key-name", name);
        dom.script("document.getElementById('key-tier').value = arguments[0]", tier);
        dom.click("#create");
    }

    String newSecret() {
        dom.awaitShown("#secret");
        return dom.property("#secret", "value");
    }

    boolean showsSecret() {
        return dom.shows("#secret");
    }

    /** Presses the button; what the page says about it. */
    String copy() {
        dom.click("[data-copy=secret]");
        dom.await("copying", () -> !dom.text("#secret-status").isEmpty());
        return dom.text("#secret-status");
    }

    /** What the keyboard puts out of the clipboard into the field for searching. */
    String pasted() {
        dom.click("#search input");
        dom.press(Keys.CONTROL, "v");
        return dom.property("#search input", "value");
    }

    void ask(String action, Object id) {
        dom.click(row(id) + " [data-test=" + action + "]");
        dom.awaitShown("dialog[open]");
    }

    String question() {
        return dom.text("dialog[open]");
    }

    void confirm() {
        dom.click("dialog[open] [type=submit]");
    }

    boolean asks() {
        return dom.shows("dialog[open]");
    }

    /** What is said of a key in its row. */
    String row(String id, String label) {
        return dom.text(row(id) + " [data-label=" + label + "]");
    }

    private static String row(Object id) {
        return "[data-key='" + id + "']";
    }
}
