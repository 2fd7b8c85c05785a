package gateway.web.blackbox.server;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * nginx as a shared cache in front of a gateway: it keeps everything, refusals included, under the URL alone, unless
 * the answer forbids it. {@code X-Cache} tells whether an answer came out of the cache.
 */
public final class CachingProxy implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final String CONFIGURATION = """
            daemon off;
            master_process off;
            pid nginx.pid;
            error_log error.log;
            events {}
            http {
                access_log off;
                client_body_temp_path body;
                proxy_temp_path proxy;
                fastcgi_temp_path fastcgi;
                uwsgi_temp_path uwsgi;
                scgi_temp_path scgi;
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
            }
            """;

    private final Process process;
    private final int port;

    private CachingProxy(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    public static boolean isInstalled() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "nginx")));
    }

    /** Starts nginx; fails where there is none. */
    public static CachingProxy before(GatewayServer gateway) {
        try {
            Ports ports = Ports.free();
            Path folder = ServerPlace.fresh().folder();
            Path file = folder.resolve("nginx.conf");
            Files.writeString(file, CONFIGURATION.formatted(ports.http(), gateway.port(), ports.admin()));
            Process process = new ProcessBuilder("nginx", "-p", folder.toString(), "-c", file.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("console.log").toFile())
                    .start();
            CachingProxy proxy = new CachingProxy(process, ports.http());
            Await.until(PATIENCE, "start of nginx", proxy::answers);
            return proxy;
        } catch (IOException e) {
            throw new UncheckedIOException("nginx has to be installed (Debian: nginx-light)", e);
        }
    }

    private boolean answers() {
        try {
            return send(Request.get("/refuses-everybody")).status() == 429;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    public Response send(Request request) {
        try (Connection connection = Connection.to(port)) {
            return connection.exchange(request.header("Connection", "close"));
        }
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
