package gateway.web.blackbox;

import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.time.Duration;

/** A gateway whose streams tests listen to: its figures come every second. */
final class LiveGateway {
    static final Duration INTERVAL = Duration.ofSeconds(1);
    static final int MAX_LISTENERS = 200;

    /** Every request from there is a refusal. */
    static final String BLOCKED = "203.0.113.9";

    /** An account with the password of {@link LoginPageIT}, and with another one. */
    static final String LEO = """
            gateway.admin.users.leo.password-hash=%s
            gateway.admin.users.leo.roles=gateway-viewer
            """.formatted(LoginPageIT.HASH);

    static final String LEO_AGAIN = LEO.replace(":100000:", ":100001:");

    private static final Once<GatewayServer> SERVER = new Once<>(() -> SharedGateways.ready(setup()));

    private LiveGateway() {}

    static GatewayServer server() {
        return SERVER.get();
    }

    static GatewaySetup setup() {
        return GatewaySetup.configured(
                "gateway.demo=true",
                "gateway.trusted-proxies=127.0.0.1/32",
                "gateway.ip.blocklist=" + BLOCKED,
                "gateway.global.algorithm=none",
                "gateway.default-tier=unlimited",
                "gateway.analytics.interval=" + INTERVAL.toSeconds() + "s",
                "gateway.sse.max-listeners=" + MAX_LISTENERS,
                "gateway.config.reload-interval=1s",
                Settings.tier("once", "fixed-window", 1, "24h"),
                Settings.key("exhausted", "once"),
                Management.SETTINGS,
                Operator.SETTINGS,
                LEO,
                LoginPageIT.SETTINGS);
    }

    static Request analytics() {
        return Request.get("/api/gateway/analytics/live");
    }

    static Request decisions() {
        return Request.get("/api/gateway/decisions/live");
    }

    static Request decisionsAfter(String id) {
        return decisions().header("Last-Event-ID", id);
    }

    /** Listens with the key of somebody who may read. */
    static EventStream listen(GatewayServer server, Request stream) {
        return open(server, stream.key(Settings.secret("observer")));
    }

    /** Listens with what the request itself brings. */
    static EventStream open(GatewayServer server, Request stream) {
        return EventStream.open(server.connectToManagement(), stream);
    }

    /** Causes a refusal whose path is this. */
    static void refuse(GatewayServer server, String path) {
        int status = server.send(Request.get(path).from(BLOCKED)).status();
        if (status != 403) {
            throw new AssertionError("not refused but " + status);
        }
    }
}
