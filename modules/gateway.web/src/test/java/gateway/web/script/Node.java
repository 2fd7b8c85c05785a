package gateway.web.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Node.js, which runs tests that are written in JavaScript. */
public final class Node {
    private static final Path MODULE =
            Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    private static final Path TESTS = MODULE.resolve("src/test/js");
    private static final Path SCRIPT = MODULE.resolve("src/main/resources/META-INF/resources/gateway-client.js");
    private static final int PATIENCE_SECONDS = 120;
    private static final Pattern RESULT = Pattern.compile("^(not )?ok [0-9]+ - (.*)$", Pattern.MULTILINE);

    private Node() {}

    /** Runs the tests of a file, which are given some texts; each is one of those that are returned. */
    public static Stream<DynamicTest> tests(String file, Map<String, String> environment) {
        String output = run(file, environment);
        List<MatchResult> results = RESULT.matcher(output).results().toList();
        assertThat(results).as("tests in\n%s", output).isNotEmpty();
        return results.stream()
                .map(result -> DynamicTest.dynamicTest(result.group(2).replace("\\", ""), () -> {
                    if (result.group(1) != null) {
                        fail(output.substring(result.start()));
                    }
                }));
    }

    private static String run(String file, Map<String, String> environment) {
        try {
            Path folder = prepared();
            Path output = Files.createTempFile(folder, file, ".tap");
            ProcessBuilder builder = new ProcessBuilder("node", "--test-reporter=tap", file)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            process.destroyForcibly().waitFor();
            String text = Files.readString(output);
            assertThat(ended).as("whether it ended\n%s", text).isTrue();
            return text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** A folder in which the script has the name of a module, since it belongs to no package that says that it is one. */
    private static Path prepared() throws IOException {
        Path folder = Files.createTempDirectory(Files.createDirectories(MODULE.resolve("target/js")), "");
        Files.copy(SCRIPT, folder.resolve("gateway-client.mjs"));
        try (Stream<Path> files = Files.list(TESTS)) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        return folder;
    }
}
