package gateway.web.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** A small site of somebody else: pages out of the resources of this package, on a port of its own. */
final class OtherOrigin implements AutoCloseable {
    private final HttpServer server;

    private OtherOrigin(HttpServer server) {
        this.server = server;
    }

    static OtherOrigin start() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext("/", exchange -> {
                String name = exchange.getRequestURI().getPath().substring(1);
                byte[] file = file(name);
                exchange.getResponseHeaders().set("Content-Type", type(name));
                exchange.sendResponseHeaders(file.length == 0 ? 404 : 200, file.length == 0 ? -1 : file.length);
                exchange.getResponseBody().write(file);
                exchange.close();
            });
            server.start();
            return new OtherOrigin(server);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] file(String name) throws IOException {
        try (InputStream file = OtherOrigin.class.getResourceAsStream(name)) {
            return file == null || name.isEmpty() ? "".getBytes(UTF_8) : file.readAllBytes();
        }
    }

    private static String type(String name) {
        return name.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
    }

    String origin() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
