package gateway.web.blackbox.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** A running nginx. */
final class Nginx implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** What each needs, whatever it serves. */
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
            %s
            }
            """;

    private final Process process;

    private Nginx(Process process) {
        this.process = process;
    }

    /** Starts nginx and waits until it answers; fails where there is none. */
    static Nginx serving(String http, BooleanSupplier answers) {
        try {
            Path folder = ServerPlace.fresh().folder();
            Path file = folder.resolve("nginx.conf");
            Files.writeString(file, CONFIGURATION.formatted(http));
            Process process = new ProcessBuilder("nginx", "-p", folder.toString(), "-c", file.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("console.log").toFile())
                    .start();
            Await.until(PATIENCE, "start of nginx", answers);
            return new Nginx(process);
        } catch (IOException e) {
            throw new UncheckedIOException("nginx has to be installed (Debian: nginx-light)", e);
        }
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
