package gateway.web.blackbox.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a running server holds of its system, as Linux says. */
public final class ProcessUse {
    private static final String LISTENING = "0A";

    private final Path process;

    private ProcessUse(Path process) {
        this.process = process;
    }

    public static ProcessUse of(GatewayServer server) {
        return new ProcessUse(Path.of("/proc", Long.toString(server.pid())));
    }

    /** The names of its threads, as far as the system keeps them, that begin like this. */
    public List<String> threads(String prefix) {
        try (Stream<Path> threads = Files.list(process.resolve("task"))) {
            return threads.map(ProcessUse::name)
                    .filter(name -> name.startsWith(prefix))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String name(Path thread) {
        try {
            return Files.readString(thread.resolve("comm")).strip();
        } catch (IOException e) {
            return "ended meanwhile";
        }
    }

    /** Connections to one of its ports that it has not closed, whatever the other side has done. */
    public int connectionsTo(int port) {
        Set<String> own = sockets();
        return (int) Stream.of("net/tcp", "net/tcp6")
                .flatMap(this::lines)
                .map(line -> line.strip().split("\\s+", -1))
                .filter(columns -> columns.length > 9)
                .filter(columns -> columns[1].endsWith(":" + "%04X".formatted(port)))
                .filter(columns -> !columns[3].equals(LISTENING) && own.contains("socket:[" + columns[9] + "]"))
                .count();
    }

    private Set<String> sockets() {
        try (Stream<Path> descriptors = Files.list(process.resolve("fd"))) {
            return descriptors.map(ProcessUse::target).collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String target(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).toString().toLowerCase(Locale.ROOT);
        } catch (IOException e) {
            return "closed meanwhile";
        }
    }

    private Stream<String> lines(String file) {
        try {
            return Files.readAllLines(process.resolve(file)).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
