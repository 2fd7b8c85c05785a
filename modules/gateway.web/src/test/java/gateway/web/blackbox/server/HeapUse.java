package gateway.web.blackbox.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

/** What the living objects of another JVM take, measured by the tool of this JDK. */
public final class HeapUse {
    private static final String TOOL =
            Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();

    private HeapUse() {}

    /** Bytes after a full collection. */
    public static long ofLiving(GatewayServer server) {
        String total = histogram(server).stream()
                .filter(line -> line.startsWith("Total"))
                .findFirst()
                .orElseThrow();
        return Long.parseLong(total.split("\\s+", -1)[2]);
    }

    /** In how many copies of an application there are living objects of a class. */
    public static long copiesWith(GatewayServer server, Class<?> type) {
        return histogram(server).stream()
                .map(line -> line.strip().split("\\s+", -1))
                .filter(columns -> columns.length > 3 && columns[3].equals(type.getName()))
                .count();
    }

    private static List<String> histogram(GatewayServer server) {
        try {
            Process process = new ProcessBuilder(TOOL, Long.toString(server.pid()), "GC.class_histogram")
                    .redirectErrorStream(true)
                    .start();
            return new String(process.getInputStream().readAllBytes(), UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
