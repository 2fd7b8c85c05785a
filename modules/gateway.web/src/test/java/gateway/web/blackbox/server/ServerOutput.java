package gateway.web.blackbox.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** The files that a server wrote while it ran. */
public final class ServerOutput {
    private final Path folder;

    ServerOutput(Path folder) {
        this.folder = folder;
    }

    /** Those of its files, caches of the server itself apart, that contain a text. */
    public List<Path> filesContaining(String text) {
        return filesContainingAny(List.of(text));
    }

    /** The same for any of several texts; each file is read once. */
    public List<Path> filesContainingAny(Collection<String> texts) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(ServerOutput::isWritten)
                    .filter(file -> containsAny(read(file), texts))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean containsAny(String content, Collection<String> texts) {
        return texts.stream().anyMatch(content::contains);
    }

    private static boolean isWritten(Path file) {
        String name = file.toString();
        return Files.isRegularFile(file)
                && !name.contains("workarea")
                && !name.contains("/usr/")
                && !name.contains("gateway.properties");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
