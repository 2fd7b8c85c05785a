package gateway.redis.limit;

import java.io.File;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How to start another JVM with what this one has on its paths. */
final class Jvm {
    private Jvm() {}

    static List<String> command(Class<?> main, String... args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                String.join(
                        File.pathSeparator,
                        folderOfTests(),
                        System.getProperty("jdk.module.path", ""),
                        System.getProperty("java.class.path")),
                main.getName()));
        command.addAll(List.of(args));
        return command;
    }

    /** Tests of a module are patched into it, so their own folder is on neither path. */
    private static String folderOfTests() {
        String name = Jvm.class.getName().replace('.', '/') + ".class";
        try {
            URI here = Jvm.class.getResource("/" + name).toURI();
            return Path.of(URI.create(here.toString().replace(name, ""))).toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
