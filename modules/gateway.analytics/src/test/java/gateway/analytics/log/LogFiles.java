package gateway.analytics.log;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What a folder of logs holds. */
final class LogFiles {
    private LogFiles() {}

    /** The paths that the lines of each file are about, by the name of the file. */
    static Map<String, List<String>> paths(Path folder) {
        Map<String, List<String>> paths = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                paths.put(
                        file.getFileName().toString(),
                        Files.readAllLines(file).stream().map(LogFiles::path).toList());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return paths;
    }

    private static String path(String line) {
        return line.replaceFirst(".*\"path\":\"([^\"]*)\".*", "$1");
    }
}
