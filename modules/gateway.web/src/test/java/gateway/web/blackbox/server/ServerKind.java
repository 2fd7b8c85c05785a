package gateway.web.blackbox.server;

import java.util.Map;

/** The kind of server that the tests of this build run on. */
final class ServerKind {
    private static final String PROPERTY = "gateway.server";
    private static final Map<String, ServerLauncher> LAUNCHERS =
            Map.of("liberty", new LibertyLauncher(), "wildfly", new WildFlyLauncher(), "payara", new PayaraLauncher());

    private ServerKind() {}

    /** What starts servers of the kind that the system property {@code gateway.server} names; Open Liberty without it. */
    static ServerLauncher chosen() {
        String kind = System.getProperty(PROPERTY, "liberty");
        ServerLauncher launcher = LAUNCHERS.get(kind);
        if (launcher == null) {
            throw new IllegalArgumentException(PROPERTY + " must be one of " + LAUNCHERS.keySet() + ", was " + kind);
        }
        return launcher;
    }
}
