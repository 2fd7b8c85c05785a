package gateway.redis.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;

/** Makes a connection to a port of this machine. */
@FunctionalInterface
interface Dial {
    /** As it is. */
    Dial PLAIN = port -> new Socket(InetAddress.getLoopbackAddress(), port);

    Socket to(int port) throws IOException;
}
