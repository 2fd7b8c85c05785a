package gateway.security.administrator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command as people run it: a process of its own, with nothing but this module's classes. */
class HashPasswordTest {
    private static final long PATIENCE_SECONDS = 60;

    private record Run(int exitCode, String out, String errors) {}

    @ParameterizedTest
    @ValueSource(strings = {"correct horse", "correct horse\n", "correct horse\r\n"})
    void printsTheHashOfTheLineOnStandardInput(String input) throws Exception {
        Run run = run(input);
        assertThat(run.exitCode()).isZero();
        assertThat(run.errors()).isEmpty();
        assertThat(run.out()).hasLineCount(1).startsWith("PBKDF2WithHmacSHA256:600000:");
        assertThat(PasswordHash.parse(run.out().strip()).matches("correct horse"))
                .isTrue();
    }

    @Test
    void readsUtf8AndLeavesSpacesAlone() throws Exception {
        Run run = run("  Zoë, ключ:😀  \n");
        assertThat(PasswordHash.parse(run.out().strip()).matches("  Zoë, ключ:😀  "))
                .isTrue();
    }

    @Test
    void refusesNoPassword() throws Exception {
        assertRefused(run(""), "a password has 8 to 1024 characters, this one has 0");
    }

    @Test
    void refusesShortPasswords() throws Exception {
        assertRefused(run("1234567\n"), "a password has 8 to 1024 characters, this one has 7");
    }

    @Test
    void refusesLongPasswords() throws Exception {
        assertRefused(run("x".repeat(1_025)), "a password has 8 to 1024 characters, this one has more");
        assertRefused(run("x".repeat(1 << 20)), "a password has 8 to 1024 characters, this one has more");
    }

    @Test
    void refusesSeveralLinesAndControlCharacters() throws Exception {
        assertRefused(run("correct horse\nbattery\n"), "a password is one line without control characters");
        assertRefused(run("correct\thorse\n"), "a password is one line without control characters");
    }

    @Test
    void refusesWhatIsNotUtf8() throws Exception {
        assertRefused(run("Zoë Zoë Zoë".getBytes(StandardCharsets.ISO_8859_1)), "the password is not UTF-8");
    }

    @Test
    void refusesArgumentsWithoutRepeatingThem() throws Exception {
        assertRefused(
                run("", "correct horse"),
                "there are no arguments; the password is read from the terminal or from standard input");
    }

    private static void assertRefused(Run run, String sentence) {
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.errors()).isEqualTo(sentence + System.lineSeparator());
    }

    private static Run run(String input, String... arguments) throws Exception {
        return run(input.getBytes(StandardCharsets.UTF_8), arguments);
    }

    private static Run run(byte[] input, String... arguments) throws Exception {
        List<String> command =
                new ArrayList<>(List.of(java().toString(), "-cp", classes().toString(), HashPassword.class.getName()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().remove("JAVA_TOOL_OPTIONS"); // the machine would report it on standard error
        Process process = builder.start();
        try {
            give(input, process.getOutputStream());
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
            return new Run(process.exitValue(), out, errors);
        } finally {
            process.destroyForcibly();
        }
    }

    /** A process that has seen enough may have closed its end already. */
    private static void give(byte[] input, OutputStream stdin) {
        try (stdin) {
            stdin.write(input);
        } catch (IOException e) {
            assertThat(e).hasMessageContaining("pipe");
        }
    }

    private static Path java() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    private static Path classes() throws URISyntaxException {
        return Path.of(HashPassword.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    }
}
