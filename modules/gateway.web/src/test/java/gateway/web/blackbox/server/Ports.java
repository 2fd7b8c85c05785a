package gateway.web.blackbox.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The ports of one server.
 *
 * @param http of the API
 * @param https of the API
 * @param admin of the management API and the dashboard
 * @param own of the management of the server itself, if it has any
 */
record Ports(int http, int https, int admin, int own) {
    /** Below those that systems give to connections, one of which could take a port before the server does. */
    private static final int FIRST = 20_000;

    private static final int LAST = 31_000;

    /** Ports that nothing uses at the moment. */
    static Ports free() {
        try (ServerSocket one = any();
                ServerSocket two = any();
                ServerSocket three = any();
                ServerSocket four = any()) {
            return new Ports(one.getLocalPort(), two.getLocalPort(), three.getLocalPort(), four.getLocalPort());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ServerSocket any() throws IOException {
        while (true) {
            int port = ThreadLocalRandom.current().nextInt(FIRST, LAST);
            try {
                return new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
            } catch (BindException e) {
                // somebody has it; there are more
            }
        }
    }
}
