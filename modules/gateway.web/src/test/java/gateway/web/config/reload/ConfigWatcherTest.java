package gateway.web.config.reload;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Policy.OnFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigWatcherTest {
    private static final String LIMIT = """
            gateway.tiers.gold.algorithm=fixed-window
            gateway.tiers.gold.max-requests=5
            gateway.tiers.gold.window=1m
            """;
    private static final String INTERVAL = "gateway.config.reload-interval=100ms\n";
    private static final Duration LONG = Duration.ofSeconds(11);

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("gateway.properties"), LIMIT);
    }

    @Test
    void aFileThatStaysIsNotReloaded() {
        Watched watched = Watched.file(file).pass(Duration.ofMinutes(1));
        assertThat(watched.timesApplied()).isZero();
        assertThat(watched.watcher().status()).isEqualTo(new ReloadStatus.Unchanged());
    }

    @Test
    void aChangeIsInForceASecondAfterItWasSeen() {
        Watched watched = Watched.file(file).write(LIMIT + "gateway.default-tier=gold\n");
        assertThat(watched.pass(Duration.ofMillis(5999)).timesApplied()).isZero();
        assertThat(watched.pass(Duration.ofMillis(1)).inForce().defaultTier()).isEqualTo("gold");
        assertThat(watched.watcher().status()).isEqualTo(new ReloadStatus.Applied(Instant.ofEpochSecond(6), List.of()));
        assertThat(watched.published()).containsEntry("gateway.default-tier", "gold");
    }

    @Test
    void theIntervalCanBeShort() {
        Watched quick = Watched.file(write(LIMIT + INTERVAL)).write(LIMIT + INTERVAL + "gateway.default-tier=gold\n");
        assertThat(quick.pass(Duration.ofMillis(1099)).timesApplied()).isZero();
        assertThat(quick.pass(Duration.ofMillis(1)).timesApplied()).isEqualTo(1);
    }

    @Test
    void whatTakesEffectOnlyAtStartStaysAndIsReported() {
        Watched watched = Watched.file(file)
                .write(LIMIT + "gateway.analytics.capacity=5\ngateway.on-failure=closed\ngateway.default-tier=gold\n")
                .pass(LONG);
        assertThat(watched.inForce().defaultTier()).isEqualTo("gold");
        assertThat(watched.inForce().server().analyticsCapacity()).isEqualTo(10_000);
        assertThat(watched.inForce().global().orElseThrow().policy().onFailure())
                .isEqualTo(OnFailure.OPEN);
        assertThat(watched.notes())
                .containsExactly(
                        "gateway.analytics.capacity is \"5\" from the next start on; until then it stays as it was",
                        "gateway.on-failure is \"closed\" from the next start on; until then it stays as it was");
    }

    @Test
    void aSettingThatIsTakenOutWaitsForARestartToo() {
        Watched watched =
                Watched.file(write(LIMIT + "gateway.demo=true\n")).write(LIMIT).pass(LONG);
        assertThat(watched.inForce().server().demo()).isTrue();
        assertThat(watched.notes())
                .containsExactly("gateway.demo is absent from the next start on; until then it stays as it was");
    }

    @Test
    void aLimitThatStartsAnewIsReported() {
        Watched watched = Watched.file(file)
                .write(LIMIT.replace("window=1m", "window=2m"))
                .pass(LONG);
        assertThat(watched.notes())
                .containsExactly(
                        "limit gold starts anew: fixed-window with the window PT1M became fixed-window with the"
                                + " window PT2M");
    }

    @Test
    void anApplierThatThrowsIsARefusal() {
        Watched watched = Watched.file(file, config -> {
                    throw new IllegalStateException("no room");
                })
                .write(LIMIT + "gateway.default-tier=gold\n")
                .pass(LONG);
        assertThat(watched.refusals())
                .containsExactly("gateway.config.file is \"" + file + "\", a file that could not be applied:"
                        + " java.lang.IllegalStateException: no room (from environment)");
        assertThat(watched.published()).doesNotContainKey("gateway.default-tier");
    }

    @Test
    void itWorksOnThreadsWithoutAContextClassLoader() {
        List<ClassLoader> loaders = new ArrayList<>();
        Watched.file(file, config -> loaders.add(Thread.currentThread().getContextClassLoader()))
                .write(LIMIT + "gateway.default-tier=gold\n")
                .pass(LONG);
        assertThat(loaders).containsExactly(Thread.currentThread().getContextClassLoader());
    }

    @Test
    void itEndsWhenItIsClosed() {
        Watched watched = Watched.file(file);
        watched.watcher().close();
        watched.write(LIMIT + "gateway.default-tier=gold\n").pass(LONG);
        assertThat(watched.scheduler().isIdle()).isTrue();
    }

    @Test
    void aMissingFileIsAFaultAtStartAndTakenWhenItAppears() throws IOException {
        Files.delete(file);
        Watched watched = Watched.file(file);
        assertThat(watched.startFaults())
                .containsExactly("gateway.config.file is \"" + file
                        + "\", a file that does not exist; allowed is a file" + " that can be read (from environment)");
        watched.write(LIMIT).pass(LONG);
        assertThat(watched.inForce().tiers()).containsKey("gold");
        assertThat(watched.timesApplied()).isEqualTo(1);
    }

    @Test
    void aDegradedStartIsMendedByAGoodFile() {
        Watched watched = Watched.file(write("gateway.default-tier=gold\n"));
        assertThat(watched.startFaults()).hasSize(1);
        watched.write(LIMIT + "gateway.default-tier=gold\n").pass(LONG);
        assertThat(watched.inForce().defaultTier()).isEqualTo("gold");
    }

    @Test
    void aFaultyStartThatComesBackIsRefused() {
        Watched watched = Watched.file(write("gateway.default-tier=gold\n"));
        watched.write("").pass(LONG).write("gateway.default-tier=gold\n").pass(LONG);
        assertThat(watched.refusals()).singleElement().asString().startsWith("gateway.default-tier is \"gold\"");
    }

    @Test
    void atStartAFileNeedsNoLineBreakAtItsEnd() {
        assertThat(Watched.file(write("gateway.demo=true")).inForce().server().demo())
                .isTrue();
        assertThat(Watched.file(write("")).startFaults()).isEmpty();
    }

    private Path write(String text) {
        try {
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
