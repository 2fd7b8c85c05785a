package gateway.web.blackbox;

import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** A running server that takes over one configuration after the other. */
final class Reconfigurable {
    private static final Duration RELOAD = Duration.ofSeconds(30);

    private final GatewayServer server;
    private final Management management;
    private final AtomicInteger revision = new AtomicInteger();

    Reconfigurable(GatewayServer server) {
        this.server = server;
        this.management = new Management(server);
    }

    GatewayServer server() {
        return server;
    }

    Management management() {
        return management;
    }

    /** Makes this the whole configuration, besides what the tests themselves need; returns when it is in force. */
    GatewayServer with(String... settings) {
        int next = revision.incrementAndGet();
        server.writeConfiguration(complete(next, settings));
        Await.until(RELOAD, "reload of\n" + String.join("\n", settings), () -> isInForce(next));
        return server;
    }

    /** The text of a configuration of which {@link #isInForce} can tell whether it was taken over. */
    static String complete(int revision, String... settings) {
        return """
                gateway.demo=true
                gateway.config.reload-interval=1s
                gateway.tiers.revision-%d.algorithm=none
                %s
                %s
                """.formatted(revision, Management.SETTINGS, String.join("\n", settings));
    }

    boolean isInForce(int wanted) {
        return management.tiers().containsKey("revision-" + wanted);
    }

    /** The revision that was last written. */
    int revision() {
        return revision.get();
    }

    int nextRevision() {
        return revision.incrementAndGet();
    }
}
