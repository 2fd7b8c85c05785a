package gateway.analytics.log;

import static gateway.analytics.log.LogEntries.entries;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.testkit.limit.Crowd;
import gateway.testkit.limit.MovableTicker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The log with its own thread. */
class RequestLogTest {
    private final MovableTicker ticker = MovableTicker.standing();
    private final AtomicLong lost = new AtomicLong();

    @TempDir
    private Path folder;

    @Test
    void everyLineIsThereAfterItWasClosed() {
        try (RequestLog log = log(folder, 1 << 14)) {
            log.start();
            entries(0, 5_000).forEach(log::record);
        }
        assertThat(paths())
                .isEqualTo(entries(0, 5_000).stream().map(entry -> entry.path()).toList());
        assertThat(lost).hasValue(0);
    }

    @Test
    void linesOfManyThreadsAreAllThere() {
        try (RequestLog log = log(folder, 1 << 14)) {
            log.start();
            Crowd.of(8, member -> {
                entries(1000 * member, 1000 * member + 1000).forEach(log::record);
                return member;
            });
        }
        assertThat(paths()).hasSize(8_000).doesNotHaveDuplicates();
    }

    @Test
    void whatComesWhenTheQueueIsFullIsDroppedAndCounted() {
        try (RequestLog log = log(folder, 10)) {
            entries(0, 25).forEach(log::record);
            log.start();
        }
        assertThat(paths()).hasSize(10);
        assertThat(lost).hasValue(15);
    }

    @Test
    void aFolderThatCannotBeCostsLinesAndNothingElse() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        try (RequestLog log = log(file, 1 << 14)) {
            log.start();
            entries(0, 100).forEach(log::record);
        }
        assertThat(lost).hasValue(100);
    }

    @Test
    void canBeClosedWithoutHavingBeenStarted() {
        log(folder, 10).close();
        assertThat(paths()).isEmpty();
    }

    @Test
    void settingsOutOfBoundsAreRefused() {
        Duration day = Duration.ofDays(1);
        for (String name : List.of("", "a/b", "..", ".x", "a b", "ä", "x".repeat(65))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new RequestLogSettings(folder, name, 1, day))
                    .withMessageContaining("appName");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RequestLogSettings(folder, "a", 0, day))
                .withMessage("maxLines must be > 0, was 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RequestLogSettings(folder, "a", 1, Duration.ofHours(23)))
                .withMessage("retention must be >= PT24H, was PT23H");
    }

    private List<String> paths() {
        return LogFiles.paths(folder).values().stream()
                .flatMap(Collection::stream)
                .toList();
    }

    private RequestLog log(Path place, int capacity) {
        RequestLogSettings settings = new RequestLogSettings(place, "shop", 1_000_000, Duration.ofDays(14));
        LogTrouble trouble = (lines, problem) -> lost.addAndGet(lines);
        return new RequestLog(
                new LogWriter(settings, () -> Instant.EPOCH.plusNanos(ticker.epochNanos()), ticker, trouble),
                trouble,
                capacity);
    }
}
