package gateway.web.blackbox.server;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Builds an example as a stranger would: with Maven, by itself, and against what the gateway publishes. That is put into a
 * repository of its own, behind which stands the one that the build of the gateway has filled; so nothing is installed
 * where other builds would find it, and only what the gateway itself does not need is downloaded.
 */
public final class ExampleBuild {
    private static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();
    private static final Path PUBLISHED = Path.of("target", "published").toAbsolutePath();
    private static final String GROUP = "io/github/jakartagateway";

    private ExampleBuild() {}

    /**
     * Builds and tests a plug-in.
     *
     * @param example the name of its folder
     * @param modules the names of the gateway's modules that it needs
     * @return the jar
     * @throws AssertionError with what Maven said, if that fails
     */
    public static Path jar(String example, List<String> modules) {
        try {
            publish(modules);
            return build(example, ".jar");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Builds an application that has the gateway inside.
     *
     * @param example the name of its folder
     * @return the WAR
     * @throws AssertionError with what Maven said, if that fails
     */
    public static Path war(String example) {
        try {
            publish(List.of(
                    "gateway.api",
                    "gateway.security",
                    "gateway.analytics",
                    "gateway.algorithms",
                    "gateway.proxy",
                    "gateway.redis"));
            String version = version("gateway.api");
            publish("gateway.web", version, ".pom", ROOT.resolve(Path.of("modules", "gateway.web", "pom.xml")));
            publish("gateway.web", version, "-classes.jar", Path.of("target", "gateway-classes.jar"));
            return build(example, ".war");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void publish(List<String> modules) throws IOException {
        publish("gateway-parent", version(modules.get(0)), ".pom", ROOT.resolve("pom.xml"));
        for (String module : modules) {
            publish(module, version(module), ".pom", ROOT.resolve(Path.of("modules", module, "pom.xml")));
            publish(module, version(module), ".jar", onClassPath("/" + module + "-"));
        }
    }

    private static void publish(String artefact, String version, String ending, Path file) throws IOException {
        Path folder = Files.createDirectories(PUBLISHED.resolve(Path.of(GROUP, artefact, version)));
        Files.copy(file, folder.resolve(artefact + "-" + version + ending), StandardCopyOption.REPLACE_EXISTING);
    }

    /** The version in the name of a module's jar. */
    private static String version(String artefact) {
        String name = onClassPath("/" + artefact + "-").getFileName().toString();
        return name.substring(artefact.length() + 1, name.length() - ".jar".length());
    }

    private static Path onClassPath(String part) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.contains(part) && entry.endsWith(".jar"))
                .map(Path::of)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no jar " + part + " on the class path"));
    }

    /** Where the build of the gateway has its dependencies from. */
    private static Path repository() {
        Path assertJ = onClassPath("/org/assertj/assertj-core/");
        return assertJ.subpath(0, assertJ.getNameCount() - 5);
    }

    private static Path build(String example, String ending) throws IOException {
        Path project = ROOT.resolve(Path.of("examples", example));
        Path log = PUBLISHED.resolve(project.getFileName() + ".log");
        Process maven = new ProcessBuilder(
                        ROOT.resolve("mvnw").toString(),
                        "-B",
                        "-Dmaven.repo.local=" + PUBLISHED,
                        "-Dmaven.repo.local.tail=" + Path.of("/").resolve(repository()),
                        "-f",
                        project.resolve("pom.xml").toString(),
                        "package")
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (!hasEnded(maven) || maven.exitValue() != 0) {
            throw new AssertionError("the example cannot be built\n" + Files.readString(log));
        }
        return project.resolve(Path.of("target", example + ending));
    }

    private static boolean hasEnded(Process process) {
        try {
            return process.waitFor(5, TimeUnit.MINUTES);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            process.destroy();
        }
    }
}
