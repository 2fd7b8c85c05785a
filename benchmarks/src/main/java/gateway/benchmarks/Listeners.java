package gateway.benchmarks;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.concurrent.TimeUnit;

/**
 * Listens to the figures of a running gateway with many connections, on one thread, until it is stopped. Once every ten
 * seconds it says how many connections are open, and how many events came on all of them.
 *
 * <p>Arguments: the port of the management API, how many connections. Environment: {@code GATEWAY_KEY}, an API key with
 * the role {@code gateway-viewer}.
 */
public final class Listeners {
    private static final byte[] EVENT = "data:".getBytes(US_ASCII);
    private static final long REPORT_NANOS = TimeUnit.SECONDS.toNanos(10);

    private final Selector selector;
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
    private int open;
    private long events;

    private Listeners(Selector selector) {
        this.selector = selector;
    }

    /**
     * Runs until the process is ended, or nobody is connected any more.
     *
     * @param args port and number of connections
     * @throws IOException if there is no server
     */
    public static void main(String[] args) throws IOException {
        try (Selector selector = Selector.open()) {
            Listeners listeners = new Listeners(selector);
            byte[] request = request(args[0], System.getenv("GATEWAY_KEY"));
            for (int i = 0; i < Integer.parseInt(args[1]); i++) {
                listeners.connect(Integer.parseInt(args[0]), request);
            }
            listeners.listen();
        }
    }

    private static byte[] request(String port, String key) {
        return ("GET /api/gateway/analytics/live HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nX-API-Key: " + key
                        + "\r\nAccept: text/event-stream\r\n\r\n")
                .getBytes(US_ASCII);
    }

    private void connect(int port, byte[] request) throws IOException {
        SocketChannel channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        channel.write(ByteBuffer.wrap(request));
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ);
        open++;
    }

    private void listen() throws IOException {
        long reported = System.nanoTime();
        while (open > 0) {
            selector.select(this::read, 1000);
            if (System.nanoTime() - reported > REPORT_NANOS) {
                reported = System.nanoTime();
                System.out.println(open + " connections, " + events + " events");
            }
        }
        System.out.println("nobody is connected any more; " + events + " events");
    }

    private void read(SelectionKey key) {
        try {
            SocketChannel channel = (SocketChannel) key.channel();
            if (channel.read(buffer.clear()) < 0) {
                channel.close();
                open--;
            }
            count(buffer.flip());
        } catch (IOException e) {
            key.cancel();
            open--;
        }
    }

    /** An event that is cut in two by the network within this word is not counted; it is for a look, not for a proof. */
    private void count(ByteBuffer bytes) {
        for (int at = 0; at + EVENT.length <= bytes.limit(); at++) {
            events += isEventAt(bytes, at) ? 1 : 0;
        }
    }

    private static boolean isEventAt(ByteBuffer bytes, int at) {
        for (int i = 0; i < EVENT.length; i++) {
            if (bytes.get(at + i) != EVENT[i]) {
                return false;
            }
        }
        return true;
    }
}
