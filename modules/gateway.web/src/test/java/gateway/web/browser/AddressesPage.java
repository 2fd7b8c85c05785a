package gateway.web.browser;

/** The page with the address rules. */
final class AddressesPage {
    private final DashboardGateway gateway;
    private final Dom dom;

    AddressesPage(DashboardGateway gateway, Chromium chromium) {
        this.gateway = gateway;
        this.dom = chromium.dom();
    }

    AddressesPage open() {
        dom.open(gateway.url("/dashboard/addresses"));
        return this;
    }

    String ownAddress() {
        return dom.text("[data-test=own-address]");
    }

    String blocklist() {
        return dom.text("#blocklist");
    }

    String allowlist() {
        return dom.text("#allowlist");
    }

    void saveBlocklist(String lines) {
        dom.fill("#edit-blocklist", lines);
        dom.click("#save-rules");
    }

    void confirmLockOut() {
        dom.click("#lock-out");
        dom.click("#save-rules");
    }

    String problem() {
        return dom.text("#problems");
    }
}
