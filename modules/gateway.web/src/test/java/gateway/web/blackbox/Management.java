package gateway.web.blackbox;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The reading part of the management API, seen by a key that may only read. */
final class Management {

    /** The settings of that key. */
    static final String SETTINGS = """
            gateway.keys.observer.secret=%s
            gateway.keys.observer.tier=unlimited
            gateway.keys.observer.roles=gateway-viewer
            """.formatted(Settings.secret("observer"));

    private static final int PAGE = 100;

    private final GatewayServer server;
    private final String contextRoot;

    Management(GatewayServer server) {
        this(server, "");
    }

    /** That of a copy of the gateway under another context root. */
    Management(GatewayServer server, String contextRoot) {
        this.server = server;
        this.contextRoot = contextRoot;
    }

    Response get(String resource) {
        return server.manage(
                Request.get(contextRoot + "/api/gateway/" + resource).key(Settings.secret("observer")));
    }

    /** The tiers that are in force. */
    Map<String, Object> tiers() {
        return object(object(get("config").json(), "rateLimits"), "tiers");
    }

    /** How much of its limits a client uses. */
    @SuppressWarnings("unchecked") // the shape of the answer is fixed
    Stream<Map<String, Object>> limits(String client) {
        return ((List<Map<String, Object>>) get("limits/" + client).json().get("limits")).stream();
    }

    /** Every log entry whose path contains a text, newest first. */
    List<Map<String, Object>> logged(String pathPart) {
        List<Map<String, Object>> found = new ArrayList<>();
        for (int offset = 0; ; offset += PAGE) {
            List<Map<String, Object>> page = page(offset);
            page.stream()
                    .filter(entry -> entry.get("path").toString().contains(pathPart))
                    .forEach(found::add);
            if (page.size() < PAGE) {
                return found;
            }
        }
    }

    @SuppressWarnings("unchecked") // the shape of the answer is fixed
    private List<Map<String, Object>> page(int offset) {
        Object logs = get("logs?limit=" + PAGE + "&offset=" + offset).json().get("logs");
        return (List<Map<String, Object>>) logs;
    }

    @SuppressWarnings("unchecked") // the shape of the answer is fixed
    private static Map<String, Object> object(Map<String, Object> parent, String name) {
        return (Map<String, Object>) parent.get(name);
    }
}
