package gateway.web.blackbox.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** The ports of one server. */
record Ports(int http, int https, int admin) {

    /** Ports that nothing uses at the moment. */
    static Ports free() {
        try (ServerSocket one = any();
                ServerSocket two = any();
                ServerSocket three = any()) {
            return new Ports(one.getLocalPort(), two.getLocalPort(), three.getLocalPort());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ServerSocket any() throws IOException {
        return new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }
}
