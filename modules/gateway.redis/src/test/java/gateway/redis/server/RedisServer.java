package gateway.redis.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A real Redis for a test, on this machine and with nothing in it: the {@code redis-server} of the {@code PATH}, or one
 * out of a jar. It can be killed, stopped and started again, and leaves nothing behind. Not thread-safe.
 */
public final class RedisServer implements AutoCloseable {
    private static final int ATTEMPTS = 5;

    private final Path folder;
    private final int port;
    private final List<String> options;
    private Process process;

    private RedisServer(Path folder, int port, List<String> options) throws IOException {
        this.folder = folder;
        this.port = port;
        this.options = options;
        process = launch();
    }

    /** A running server that accepts commands, with options as on its command line. */
    public static RedisServer start(String... options) {
        IOException problem = new IOException("no server was started");
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            try {
                return new RedisServer(Files.createTempDirectory("redis"), freePort(), List.of(options));
            } catch (IOException e) {
                problem = e; // somebody else may have got the port
            }
        }
        throw new UncheckedIOException(problem);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private Process launch() throws IOException {
        List<String> command = new ArrayList<>(List.of(RedisExecutable.path(), "--port", Integer.toString(port)));
        command.addAll(List.of("--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder.toString()));
        command.addAll(options);
        Process launched = new ProcessBuilder(command).redirectErrorStream(true).start();
        BufferedReader output = launched.inputReader();
        List<String> lines = new ArrayList<>();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            lines.add(line);
            if (line.contains("eady to accept connections")) {
                drain(output);
                return launched;
            }
        }
        delete();
        throw new IOException("redis-server ended: " + lines);
    }

    private static void drain(BufferedReader output) {
        Thread drain = new Thread(() -> readAll(output), "redis-server-output");
        drain.setDaemon(true);
        drain.start();
    }

    private static void readAll(BufferedReader output) {
        try (output) {
            output.transferTo(Writer.nullWriter());
        } catch (IOException e) {
            // the server was killed
        }
    }

    /** Where it listens, as {@code gateway.redis.uri} wants it. */
    public String uri() {
        return "redis://127.0.0.1:" + port;
    }

    public int port() {
        return port;
    }

    /** Ends it at once, as by {@code kill -9}; what it had is gone. */
    public void kill() {
        process.destroyForcibly();
        await();
    }

    /** Starts it again on the same port. */
    public void restart() {
        try {
            process = launch();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lets it hang: connections stay, answers do not come. */
    public void suspend() {
        signal("-STOP");
    }

    /** Lets it go on. */
    public void resume() {
        signal("-CONT");
    }

    private void signal(String signal) {
        try {
            new ProcessBuilder("kill", signal, Long.toString(process.pid()))
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void await() {
        try {
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                throw new IllegalStateException("redis-server does not end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void delete() {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        kill();
        delete();
    }
}
