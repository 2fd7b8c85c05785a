package gateway.web.browser;

import gateway.web.blackbox.server.GatewayServer;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Keeps a server from doing anything while its connections stay open, as if the network to it had gone. */
final class FrozenServer {
    private FrozenServer() {}

    /** Freezes a server as long as something lasts. */
    static void during(GatewayServer server, Runnable check) {
        signal("STOP", server.pid());
        try {
            check.run();
        } finally {
            signal("CONT", server.pid());
        }
    }

    private static void signal(String name, long pid) {
        try {
            Process kill = new ProcessBuilder("kill", "-" + name, Long.toString(pid))
                    .inheritIO()
                    .start();
            if (kill.onExit().join().exitValue() != 0) {
                throw new AssertionError("kill -" + name + " " + pid + " failed");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
