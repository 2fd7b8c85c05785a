package gateway.web.blackbox.origin;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A server on a raw socket that keeps every request byte for byte, and sends what a script says, be it HTTP or not. It reads
 * strictly: whatever follows one request on a connection is the next one.
 */
public final class Origin implements AutoCloseable {
    private static final Script OK = (request, wire) -> wire.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");

    private final ServerSocket socket;
    private final List<Received> requests = new CopyOnWriteArrayList<>();
    private final Map<String, Script> scripts = new ConcurrentHashMap<>();
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger connections = new AtomicInteger();

    private Origin(ServerSocket socket) {
        this.socket = socket;
    }

    /** Starts one on a free port. */
    public static Origin start() {
        try {
            Origin origin = new Origin(new ServerSocket(0, 200, InetAddress.getByAddress(new byte[] {127, 0, 0, 1})));
            thread(origin::accept);
            return origin;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void thread(Runnable work) {
        Thread thread = new Thread(work, "origin");
        thread.setDaemon(true);
        thread.start();
    }

    public int port() {
        return socket.getLocalPort();
    }

    /** The address for a configuration. */
    public String url() {
        return "http://127.0.0.1:" + port();
    }

    /** Answers requests for a path, as this server sees it, by a script; all others get 200. */
    public Origin on(String path, Script script) {
        scripts.put(path, script);
        return this;
    }

    /** Answers requests for a path by these characters, one for each byte. */
    public Origin on(String path, String answer) {
        return on(path, (request, wire) -> wire.send(answer));
    }

    /** Every request so far. */
    public List<Received> requests() {
        return List.copyOf(requests);
    }

    /** The requests whose target contains a text. */
    public List<Received> requests(String targetPart) {
        return requests.stream()
                .filter(request -> request.target().contains(targetPart))
                .toList();
    }

    /** The one request whose target contains a text. */
    public Received request(String targetPart) {
        List<Received> found = requests(targetPart);
        if (found.size() != 1) {
            throw new AssertionError("not one request for " + targetPart + ": " + requests);
        }
        return found.get(0);
    }

    /** How many connections were made so far. */
    public int connections() {
        return connections.get();
    }

    /** How many connections are open. */
    public int open() {
        return open.size();
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket accepted = socket.accept();
                accepted.setTcpNoDelay(true);
                connections.incrementAndGet();
                open.add(accepted);
                thread(() -> serve(accepted));
            } catch (IOException e) {
                return;
            }
        }
    }

    private void serve(Socket accepted) {
        try (accepted) {
            RequestReader reader = new RequestReader(new BufferedInputStream(accepted.getInputStream()));
            Wire wire = new Wire(accepted);
            for (Received head = reader.head(); !head.line().isEmpty(); head = reader.head()) {
                Received request = reader.withBody(head);
                requests.add(request);
                scripts.getOrDefault(request.path(), OK).answer(request, wire);
            }
        } catch (IOException e) {
            // the other side has closed it, or the script has
        } finally {
            open.remove(accepted);
        }
    }

    @Override
    public void close() {
        stop();
    }

    /** Closes the port and all connections; from then on nobody is answered. */
    public void stop() {
        try {
            socket.close();
            for (Socket one : open) {
                one.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is sent for a request. */
    @FunctionalInterface
    public interface Script {
        /**
         * Answers one request.
         *
         * @throws IOException to end the connection
         */
        void answer(Received request, Wire wire) throws IOException;
    }

    /** A text as bytes. */
    static byte[] bytes(String text) {
        return text.getBytes(ISO_8859_1);
    }
}
