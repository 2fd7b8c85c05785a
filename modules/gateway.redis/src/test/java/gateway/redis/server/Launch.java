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

/** A program of Redis as a process, with a folder of its own that goes with it. Not thread-safe. */
final class Launch {
    private static final int ATTEMPTS = 5;
    /** The bus of a cluster listens 10,000 above. */
    private static final int MAX_PORT = 55_000;

    private final Path folder;
    private final int port;
    private final List<String> command;
    private final String ready;
    private Process process;

    private Launch(Path folder, int port, List<String> command, String ready) throws IOException {
        this.folder = folder;
        this.port = port;
        this.command = command;
        this.ready = ready;
        process = launch();
    }

    /** What the program is called with. */
    @FunctionalInterface
    interface Arguments {
        List<String> of(Path folder, int port) throws IOException;
    }

    /** A program that runs, and has said so. */
    static Launch of(String ready, Arguments arguments) {
        IOException problem = new IOException("no server was started");
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            try {
                Path folder = Files.createTempDirectory("redis");
                int port = freePort();
                List<String> command = new ArrayList<>(List.of(RedisExecutable.path()));
                command.addAll(arguments.of(folder, port));
                return new Launch(folder, port, command, ready);
            } catch (IOException e) {
                problem = e; // somebody else may have got the port
            }
        }
        throw new UncheckedIOException(problem);
    }

    private static int freePort() throws IOException {
        while (true) {
            try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                if (socket.getLocalPort() < MAX_PORT) {
                    return socket.getLocalPort();
                }
            }
        }
    }

    private Process launch() throws IOException {
        Process launched = new ProcessBuilder(command).redirectErrorStream(true).start();
        BufferedReader output = launched.inputReader();
        List<String> lines = new ArrayList<>();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            lines.add(line);
            if (line.contains(ready)) {
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

    int port() {
        return port;
    }

    void kill() {
        process.destroyForcibly();
        try {
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                throw new IllegalStateException("redis-server does not end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void restart() {
        try {
            process = launch();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void signal(String signal) {
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

    private void delete() {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void close() {
        kill();
        delete();
    }
}
