package gateway.analytics.log;

import static gateway.analytics.log.LogEntries.entries;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import gateway.api.analytics.RequestEntry;
import gateway.testkit.limit.MovableTicker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When a file is begun, and what becomes of lines that cannot be written. */
class LogWriterTest {
    private final MovableTicker ticker = MovableTicker.startingAt(Instant.parse("2026-03-01T23:59:58Z"));
    private final List<String> trouble = new ArrayList<>();
    private long lost;

    @TempDir
    private Path folder;

    @Test
    void makesNoFileBeforeThereIsALine() {
        writer(10).begin();
        assertThat(LogFiles.paths(folder)).isEmpty();
    }

    @Test
    void linesAreInTheFileAsSoonAsTheyAreWritten() {
        LogWriter writer = writer(10);
        write(writer, entries(0, 3));
        assertThat(LogFiles.paths(folder))
                .containsOnly(entry("shop_2026-03-01_235958_001.log", List.of("/0", "/1", "/2")));
    }

    @Test
    void aFullFileIsFollowedByAnother() {
        LogWriter writer = writer(4);
        write(writer, entries(0, 3));
        write(writer, entries(3, 10));
        assertThat(LogFiles.paths(folder))
                .containsOnly(
                        entry("shop_2026-03-01_235958_001.log", List.of("/0", "/1", "/2", "/3")),
                        entry("shop_2026-03-01_235958_002.log", List.of("/4", "/5", "/6", "/7")),
                        entry("shop_2026-03-01_235958_003.log", List.of("/8", "/9")));
    }

    @Test
    void anotherDayHasAnotherFile() {
        LogWriter writer = writer(10);
        write(writer, entries(0, 1));
        ticker.advance(Duration.ofSeconds(1));
        write(writer, entries(1, 2));
        ticker.advance(Duration.ofSeconds(1));
        write(writer, entries(2, 3));
        assertThat(LogFiles.paths(folder))
                .containsOnly(
                        entry("shop_2026-03-01_235958_001.log", List.of("/0", "/1")),
                        entry("shop_2026-03-02_000000_001.log", List.of("/2")));
    }

    @Test
    void eachStartHasAnotherFile() throws IOException {
        LogWriter first = writer(10);
        write(first, entries(0, 1));
        first.close();
        write(writer(10), entries(1, 2));
        assertThat(LogFiles.paths(folder)).hasSize(2);
    }

    @Test
    void oldFilesAreDeletedAtTheStartAndWhenTheDayChanges() throws IOException {
        Files.createFile(folder.resolve("shop_2026-02-01_000000_001.log"));
        LogWriter writer = writer(10);
        writer.begin();
        assertThat(LogFiles.paths(folder)).isEmpty();

        write(writer, entries(0, 1));
        ticker.advance(Duration.ofDays(16));
        write(writer, entries(1, 2));
        assertThat(LogFiles.paths(folder)).containsOnlyKeys("shop_2026-03-17_235958_001.log");
    }

    @Test
    void aFolderThatCannotBeIsReportedAtTheStart() throws IOException {
        Files.createFile(folder.resolve("file"));
        writer(folder.resolve("file"), 10).begin();
        assertThat(trouble)
                .singleElement()
                .asString()
                .contains(folder.resolve("file").toString(), "cannot be used");
        assertThat(lost).isZero();
    }

    @Test
    void linesThatCannotBeWrittenAreCountedAndNothingIsTriedForASecond() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        LogWriter writer = writer(file.resolve("log"), 10);
        write(writer, entries(0, 3));
        assertThat(lost).isEqualTo(3);
        assertThat(trouble).singleElement().asString().contains("cannot be written");
        assertThat(writer.isPausing()).isTrue();

        ticker.advance(Duration.ofSeconds(1));
        Files.delete(file);
        assertThat(writer.isPausing()).isFalse();
        write(writer, entries(3, 5));
        assertThat(LogFiles.paths(file.resolve("log")))
                .containsOnly(entry("shop_2026-03-01_235959_001.log", List.of("/3", "/4")));
        assertThat(lost).isEqualTo(3);
        assertThat(writer.isPausing()).isFalse();
    }

    private LogWriter writer(int maxLines) {
        return writer(folder, maxLines);
    }

    private LogWriter writer(Path place, int maxLines) {
        return new LogWriter(
                new RequestLogSettings(place, "shop", maxLines, Duration.ofDays(14)),
                () -> Instant.EPOCH.plusNanos(ticker.epochNanos()),
                ticker,
                (lines, problem) -> {
                    lost += lines;
                    trouble.add(problem);
                });
    }

    private static void write(LogWriter writer, List<RequestEntry> entries) {
        for (int from = 0; from < entries.size(); ) {
            from += writer.write(entries.subList(from, entries.size()));
        }
    }
}
