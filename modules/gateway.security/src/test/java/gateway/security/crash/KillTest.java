package gateway.security.crash;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.testkit.limit.Seed;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code kill -9} at any moment loses nothing that was acknowledged, and never a file. A step that was under way may be
 * there or not; nothing else may differ.
 */
class KillTest {
    private static final int KILLS = Scale.of(50, 8);
    private static final int KILLED = 128 + 9;
    private static final int MOST_STEPS = 150;
    private static final int MOST_NANOS = 5_000_000;

    @TempDir
    private Path folder;

    private final Random random = new Random(Seed.of(0));
    private final Map<String, Integer> kept = new HashMap<>();

    @Test
    @Timeout(600)
    void losesNothingThatWasAcknowledged() throws Exception {
        int acknowledged = 0;
        for (int life = 0; life < KILLS; life++) {
            Map<String, Integer> steps = liveAndDie(life);
            acknowledged += steps.values().stream().mapToInt(Integer::intValue).sum();
            assertThatFolderIsInOrder();
            assertThatNothingIsLost(life, steps);
        }
        assertThatNothingIsLostLater();
        System.out.println(KILLS + " kills, " + acknowledged + " acknowledged changes, none lost");
    }

    private Map<String, Integer> liveAndDie(int life) throws IOException, InterruptedException {
        Process gateway = new ProcessBuilder(Jvm.command(MutatingGateway.class, folder.toString(), "" + life))
                .redirectError(Redirect.INHERIT)
                .start();
        try {
            Acknowledgements acknowledgements = new Acknowledgements(gateway.getInputStream());
            acknowledgements.await(1 + random.nextInt(MOST_STEPS));
            LockSupport.parkNanos(random.nextInt(MOST_NANOS));
            // By its handle: the process would close what has not been read yet.
            gateway.toHandle().destroyForcibly();
            Map<String, Integer> all = acknowledgements.all();
            assertThat(gateway.waitFor()).as("exit status").isEqualTo(KILLED);
            return all;
        } finally {
            gateway.destroyForcibly();
        }
    }

    private void assertThatNothingIsLost(int life, Map<String, Integer> acknowledged) {
        Stores stores = Stores.open(folder);
        for (Lane lane : Lane.of(life, stores)) {
            int steps = acknowledged.getOrDefault(lane.name(), 0);
            kept.put(lane.name(), lane.stepsKept());
            assertThat(kept.get(lane.name()))
                    .as("steps of %s after kill %d, acknowledged %d, %s", lane.name(), life + 1, steps, Seed.hint())
                    .isBetween(steps, steps + 1);
        }
    }

    /** Address rules have no memory of earlier lives; everything else has. */
    private void assertThatNothingIsLostLater() {
        Stores stores = Stores.open(folder);
        for (int life = 0; life < KILLS; life++) {
            for (Lane lane : Lane.of(life, stores)) {
                if (!(lane instanceof RuleLane)) {
                    assertThat(lane.stepsKept()).as(lane.name()).isEqualTo(kept.get(lane.name()));
                }
            }
        }
    }

    /** A temporary file may be left of each file, but no second one, and nothing is damaged. */
    private void assertThatFolderIsInOrder() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(new TreeSet<>(files.map(file -> file.getFileName().toString())
                            .filter(name -> !name.startsWith("audit.jsonl.torn-"))
                            .toList()))
                    .isSubsetOf(List.of(
                            "audit.jsonl",
                            "devices.json",
                            "devices.json.tmp",
                            "ip-rules.json",
                            "ip-rules.json.tmp",
                            "keys.json",
                            "keys.json.tmp"));
        }
    }
}
