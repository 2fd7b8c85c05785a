package gateway.web.blackbox.server;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import java.io.UncheckedIOException;

/**
 * nginx as a shared cache in front of a gateway: it keeps everything, refusals included, under the URL alone, unless
 * the answer forbids it. {@code X-Cache} tells whether an answer came out of the cache.
 */
public final class CachingProxy implements AutoCloseable {
    private static final String SERVERS = """
            proxy_cache_path cache keys_zone=answers:1m;
            server {
                listen 127.0.0.1:%1$d;
                location / {
                    proxy_pass http://127.0.0.1:%2$d;
                    proxy_cache answers;
                    proxy_cache_key $request_uri;
                    proxy_cache_valid any 10m;
                    add_header X-Cache $upstream_cache_status always;
                }
                location /refuses-everybody {
                    proxy_pass http://127.0.0.1:%3$d;
                    proxy_cache answers;
                    proxy_cache_key $request_uri;
                    proxy_cache_valid any 10m;
                    add_header X-Cache $upstream_cache_status always;
                }
            }
            server {
                listen 127.0.0.1:%3$d;
                return 429 "no";
            }
            """;

    private final Nginx nginx;
    private final int port;

    private CachingProxy(Nginx nginx, int port) {
        this.nginx = nginx;
        this.port = port;
    }

    /** Starts nginx; fails where there is none. */
    public static CachingProxy before(GatewayServer gateway) {
        Ports ports = Ports.free();
        String servers = SERVERS.formatted(ports.http(), gateway.port(), ports.admin());
        return new CachingProxy(Nginx.serving(servers, () -> answers(ports.http())), ports.http());
    }

    private static boolean answers(int port) {
        try {
            return exchange(port, Request.get("/refuses-everybody")).status() == 429;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    public Response send(Request request) {
        return exchange(port, request);
    }

    private static Response exchange(int port, Request request) {
        try (Connection connection = Connection.to(port)) {
            return connection.exchange(request.header("Connection", "close"));
        }
    }

    @Override
    public void close() {
        nginx.close();
    }
}
