package gateway.web.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import gateway.web.blackbox.Browser;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/** The gateway whose dashboard is looked at, with those who call it and a program that administers it. */
final class DashboardGateway {
    static final String PASSWORD = "please let me through";

    /** The name of the cookie by which the gateway knows a session. */
    static final String SESSION = "gateway-session";

    /** How many requests an address may send in an hour. */
    static final int LIMIT = 20;

    /** Where the client of another origin comes from that may call. */
    static final OtherOrigin ALLOWED = OtherOrigin.start();

    private static final String OPERATOR = "secret-of-the-operator-77c1";
    private static final String SETTINGS = """
            gateway.demo=true
            gateway.config.reload-interval=1s
            gateway.trusted-proxies=127.0.0.1/32
            gateway.analytics.interval=1s
            gateway.global.algorithm=sliding-window-counter
            gateway.global.max-requests=100000
            gateway.global.window=1h
            gateway.default-tier=visitors
            gateway.tiers.visitors.algorithm=sliding-window-log
            gateway.tiers.visitors.max-requests=%1$d
            gateway.tiers.visitors.window=1h
            gateway.routes.greeting.path=/api/hello
            gateway.lockout.admin.max-failures=1000
            gateway.cors.allowed-origins=%2$s
            gateway.keys.operator.secret=%3$s
            gateway.keys.operator.tier=unlimited
            gateway.keys.operator.roles=gateway-admin
            gateway.admin.users.alice.password-hash=%4$s
            gateway.admin.users.alice.roles=gateway-admin
            gateway.admin.users.victor.password-hash=%4$s
            gateway.admin.users.victor.roles=gateway-viewer
            """.formatted(
                    LIMIT,
                    ALLOWED.origin(),
                    OPERATOR,
                    "PBKDF2WithHmacSHA256:100000:YnJvd3Nlci10ZXN0LXNhbHQ=:WNBfTADg85BQj4R86CsLlLRt6kjeS64JkAYq6ImaXKE=");
    private static final AtomicInteger ADDRESSES = new AtomicInteger();
    private static DashboardGateway shared;

    private GatewayServer server;

    private DashboardGateway(GatewayServer server) {
        this.server = server;
    }

    static synchronized DashboardGateway shared() {
        if (shared == null) {
            shared = new DashboardGateway(GatewayServer.start(GatewaySetup.configured(SETTINGS)));
        }
        return shared;
    }

    /** Stops it in order, which ends all streams, and starts it again in place. */
    void restart() {
        server = server.restart();
    }

    GatewayServer server() {
        return server;
    }

    /** Adds settings to those in force, without waiting for what comes of it. */
    void configure(String more) {
        server.writeConfiguration(SETTINGS + more + "\n");
    }

    String origin() {
        return "http://127.0.0.1:" + server.adminPort();
    }

    String url(String path) {
        return origin() + path;
    }

    /** The secret of a key that may do everything. */
    String adminKey() {
        return OPERATOR;
    }

    /** An address from which nothing has come yet. */
    static String newAddress() {
        int number = ADDRESSES.incrementAndGet();
        return "198.18." + number / 250 + "." + (1 + number % 250);
    }

    /** Sends a number of requests from an address; returns the answer to the last one. */
    Response call(String path, String address, int times) {
        for (int sent = 1; sent < times; sent++) {
            server.send(Request.get(path).from(address));
        }
        return server.send(Request.get(path).from(address));
    }

    /** Does something over the management API, from an address that no test refuses. */
    Response administer(String method, String resource, String json) {
        Request request = Request.of(method, "/api/gateway/" + resource)
                .header("Content-Type", "application/json")
                .key(OPERATOR)
                .from("192.0.2.200");
        return server.manage(json.isEmpty() ? request : request.body(json.getBytes(UTF_8)));
    }

    /** Creates a key with a name that nobody else has; its fields. */
    Map<String, Object> newKey() {
        return administer("POST", "keys", "{\"name\":\"key-" + UUID.randomUUID() + "\"}")
                .json();
    }

    /** A session of somebody who has just logged in: the value of its cookie. */
    String newSession(String user) {
        Browser browser = new Browser(server);
        browser.logIn(user, PASSWORD);
        return browser.cookie(SESSION);
    }

    /** How many streams pages and others listen to at the moment. */
    int listeners() {
        Object listeners = administer("GET", "metrics", "").json().get("listeners");
        return ((Number) listeners).intValue();
    }

    /** How often somebody may still send something, as the management API sees it. */
    long remainingOf(String client) {
        Object limits = administer("GET", "limits/" + client, "").json().get("limits");
        Object visitors = ((Map<?, ?>) ((List<?>) limits).get(0)).get("remaining");
        return ((Number) visitors).longValue();
    }
}
