package gateway.web.blackbox;

import gateway.web.blackbox.origin.Origin;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;

/**
 * A gateway in front of one server, shared by test classes: each uses paths of its own. {@code /api/open/**} becomes
 * {@code /pub/**} and {@code /api/secure/**}, for which a key is needed, {@code /sec/**}.
 */
final class ProxiedGateway {
    private static final Origin ORIGIN = Origin.start();

    private static final Once<GatewayServer> GATEWAY = new Once<>(() -> SharedGateways.ready(GatewaySetup.configured(
            Management.SETTINGS,
            Settings.key("proxied", "unlimited"),
            Settings.tier("thrice", "fixed-window", 3, "1h"),
            Settings.key("thrice", "thrice"),
            "gateway.default-tier=unlimited",
            "gateway.global.algorithm=none",
            route("open", "/api/open", "/pub"),
            route("secure", "/api/secure", "/sec"),
            "gateway.routes.secure.require-key=true",
            route("svc", "/api/svc", "/app"),
            route("small", "/api/small", "/small"),
            "gateway.routes.small.max-body=1KiB",
            patient(route("patient", "/api/patient", "/patient")),
            patient(route("narrow", "/api/narrow", "/narrow")),
            "gateway.routes.narrow.max-connections=10",
            route("named", "/api/named", "/app"),
            "gateway.routes.named.preserve-host=true")));

    private ProxiedGateway() {}

    /** A route with short times. */
    static String route(String id, String strip, String add) {
        return forwarded(id, strip + "/**", ORIGIN.url()) + """
                gateway.routes.%1$s.strip-prefix=%2$s
                gateway.routes.%1$s.add-prefix=%3$s
                """.formatted(id, strip, add);
    }

    private static String patient(String route) {
        return route.replace("response-timeout=1s", "response-timeout=20s");
    }

    /** A route to some server, whose breaker does not come in the way of tests. */
    static String forwarded(String id, String path, String upstream) {
        return """
                gateway.routes.%1$s.path=%2$s
                gateway.routes.%1$s.upstream=%3$s
                gateway.routes.%1$s.connect-timeout=300ms
                gateway.routes.%1$s.response-timeout=1s
                gateway.routes.%1$s.idle-timeout=1s
                gateway.routes.%1$s.breaker-failures=1000000
                """.formatted(id, path, upstream);
    }

    static GatewayServer server() {
        return GATEWAY.get();
    }

    static Origin origin() {
        return ORIGIN;
    }

    /** The answer of a server with a length. */
    static String ok(String headers, String body) {
        return "HTTP/1.1 200 OK\r\n" + headers + "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }
}
