package gateway.web.blackbox.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Where one server runs: a folder that nobody else uses, and ports. */
record ServerPlace(Path folder, Ports ports) {
    private static final Path ALL = Path.of("target", "servers").toAbsolutePath();

    static ServerPlace fresh() throws IOException {
        return new ServerPlace(Files.createTempDirectory(Files.createDirectories(ALL), ""), Ports.free());
    }

    /** A file in a folder of its own. */
    static Path newFile(String name) throws IOException {
        return Files.createFile(
                Files.createTempDirectory(Files.createDirectories(ALL), "").resolve(name));
    }

    Path configurationFile() {
        return folder.resolve("gateway.properties");
    }

    Path dataFolder() {
        return folder.resolve("data");
    }

    Path console() {
        return folder.resolve("console.log");
    }

    /** For what the server itself needs while it runs. */
    Path workarea() {
        return folder.resolve("workarea");
    }

    /** Gives back the room that the server's caches take; logs stay for whoever looks into a failure. */
    void clear() {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(file -> file.toString().contains("workarea")
                            || file.toString().endsWith(".war"))
                    .sorted(Comparator.reverseOrder())
                    .toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
