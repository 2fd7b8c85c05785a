package gateway.web.blackbox.server;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import java.io.UncheckedIOException;

/**
 * nginx in front of the management API as distributions ship it, buffering, with compression switched on for everything.
 * What is asked for below {@code /deaf} goes through without regard to {@code X-Accel-Buffering}.
 */
public final class StreamingProxy implements AutoCloseable {
    private static final String SERVERS = """
            proxy_buffering on;
            gzip on;
            gzip_min_length 1;
            gzip_types text/event-stream application/json;
            server {
                listen 127.0.0.1:%1$d;
                location / {
                    proxy_pass http://127.0.0.1:%2$d;
                }
                location /deaf/ {
                    proxy_pass http://127.0.0.1:%2$d/;
                    proxy_ignore_headers X-Accel-Buffering;
                }
            }
            """;

    private final Nginx nginx;
    private final int port;

    private StreamingProxy(Nginx nginx, int port) {
        this.nginx = nginx;
        this.port = port;
    }

    /** Starts nginx; fails where there is none. */
    public static StreamingProxy before(GatewayServer gateway) {
        int port = Ports.free().http();
        String servers = SERVERS.formatted(port, gateway.managementPort());
        return new StreamingProxy(Nginx.serving(servers, () -> answers(port)), port);
    }

    private static boolean answers(int port) {
        try (Connection connection = Connection.to(port)) {
            return connection
                            .exchange(Request.get("/api/gateway/config").header("Connection", "close"))
                            .status()
                    == 401;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    public Connection connect() {
        return Connection.to(port);
    }

    @Override
    public void close() {
        nginx.close();
    }
}
