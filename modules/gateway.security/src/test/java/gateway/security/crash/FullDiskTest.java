package gateway.security.crash;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** When the system lets a file grow no further, in a process that may write only small ones. */
@Timeout(120)
class FullDiskTest {
    @TempDir
    private Path folder;

    @Test
    void refusesTheChangeAndKeepsEverythingBefore() throws Exception {
        String[] said = fill().split(" ", 3);
        int made = Integer.parseInt(said[0]);
        assertThat(made).isGreaterThan(3);
        assertThat(said[1]).as("steps in memory after the refusal").isEqualTo(said[0]);
        assertThat(said[2]).startsWith(folder.resolve("keys.json") + " cannot be written: java.io.IOException: ");

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).as("no temporary file stays").containsExactly(folder.resolve("keys.json"));
        }
        Lane lane = new KeyLane("keys", Stores.open(folder).keys());
        assertThat(lane.stepsKept()).isEqualTo(made);
        lane.step(made);
        assertThat(new KeyLane("keys", Stores.open(folder).keys()).stepsKept()).isEqualTo(made + 1);
    }

    private String fill() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "ulimit -f 32; exec \"$0\" \"$@\""));
        command.addAll(Jvm.command(FillingGateway.class, folder.toString()));
        Process gateway =
                new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
        String said = new String(gateway.getInputStream().readAllBytes(), US_ASCII);
        assertThat(gateway.waitFor()).isZero();
        return said.strip();
    }
}
