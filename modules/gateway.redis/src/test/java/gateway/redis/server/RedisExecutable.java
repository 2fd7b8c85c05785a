package gateway.redis.server;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import redis.embedded.core.ExecutableProvider;

/** Finds a program that is a Redis. */
final class RedisExecutable {
    /** Chooses the one out of the jar even where another is installed: an older Redis. */
    private static final String FROM_JAR = "gateway.redis.from-jar";

    private RedisExecutable() {}

    static String path() throws IOException {
        return Boolean.getBoolean(FROM_JAR) ? Unpacked.PATH : installed();
    }

    private static String installed() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, "redis-server"))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst()
                .orElseGet(() -> Unpacked.PATH);
    }

    /** Unpacked once, into a folder that is removed when the tests are over. */
    private static final class Unpacked {
        private static final String PATH = unpack();

        private static String unpack() {
            try {
                File file = ExecutableProvider.newJarResourceProvider().get();
                file.deleteOnExit();
                file.getParentFile().deleteOnExit();
                return file.getPath();
            } catch (IOException e) {
                throw new IllegalStateException("there is no redis-server on the PATH, and none could be unpacked", e);
            }
        }
    }
}
