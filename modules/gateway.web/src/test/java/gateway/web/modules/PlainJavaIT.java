package gateway.web.modules;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The README's program without a server")
class PlainJavaIT {
    private static final Pattern PROGRAM =
            Pattern.compile("## Without a server\n.*?```java\n(.*?)```.*?```console\n(.*?)```", Pattern.DOTALL);

    private final Matcher readme = readme();

    @TempDir
    private Path folder;

    private static Matcher readme() {
        try {
            Matcher matcher = PROGRAM.matcher(Files.readString(Path.of("..", "..", "README.md")));
            assertThat(matcher.find()).isTrue();
            return matcher;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void hasTenLines() {
        assertThat(readme.group(1).lines().filter(line -> !line.isBlank())).hasSizeLessThanOrEqualTo(10);
    }

    /** Two jars on the module path, and nothing else. */
    @Test
    void saysWhatItIsSaidToSay() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("Greetings.java"), readme.group(1));
        List<String> transcript = readme.group(2).lines().toList();
        String[] names = transcript.get(0).replaceFirst(".*Greetings.java ", "").split(" ");

        assertThat(run(names).lines().toList()).isEqualTo(transcript.subList(1, transcript.size()));
    }

    private String run(String... names) throws IOException, InterruptedException {
        String modules = BuiltJars.path("gateway.api") + File.pathSeparator + BuiltJars.path("gateway.algorithms");
        ProcessBuilder java = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--module-path",
                modules,
                "--add-modules",
                "gateway.api",
                "Greetings.java");
        java.command().addAll(List.of(names));
        Process process =
                java.directory(folder.toFile()).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return output;
    }
}
