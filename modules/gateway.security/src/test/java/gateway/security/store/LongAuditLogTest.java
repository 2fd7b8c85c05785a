package gateway.security.store;

import static gateway.security.store.AuditEntries.entry;
import static gateway.security.store.AuditEntries.targets;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.administration.AuditStore;
import gateway.testkit.limit.Crowd;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A log whose files are long when they have three entries. */
class LongAuditLogTest {
    @TempDir
    private Path folder;

    private AuditStore store;

    @BeforeEach
    void open() {
        store = new FileAuditStore(folder.resolve("audit.jsonl"), 400);
    }

    @Test
    void aLongFileIsKeptUnderANumberAndANewOneIsBegun() throws IOException {
        append(0, 8);
        assertThat(files()).containsExactly("audit-000001.jsonl", "audit-000002.jsonl", "audit.jsonl");
        assertThat(Files.readAllLines(folder.resolve("audit-000001.jsonl"))).hasSize(3);
        assertThat(Files.readAllLines(folder.resolve("audit.jsonl"))).hasSize(2);
    }

    @Test
    void pagesReachOverAllFiles() {
        append(0, 8);
        assertThat(targets(store.latest(100, 0))).containsExactly("7", "6", "5", "4", "3", "2", "1", "0");
        assertThat(targets(store.latest(3, 1))).containsExactly("6", "5", "4");
        assertThat(targets(store.latest(3, 6))).containsExactly("1", "0");
        assertThat(store.latest(3, 8)).isEmpty();
    }

    @Test
    void pagesAreTheSameBeforeAndAfterLinesWereCounted() {
        append(0, 8);
        assertThat(store.latest(3, Long.MAX_VALUE)).isEmpty();
        append(8, 15);
        assertThat(store.latest(3, 15)).isEmpty();
        for (int offset = 0; offset < 15; offset++) {
            assertThat(targets(store.latest(1, offset))).containsExactly(Integer.toString(14 - offset));
        }
    }

    @Test
    void numbersGoOnAfterReopeningAndOlderFilesCanBeTakenAway() throws IOException {
        append(0, 8);
        open();
        append(8, 12);
        Files.delete(folder.resolve("audit-000001.jsonl"));
        assertThat(files()).containsExactly("audit-000002.jsonl", "audit-000003.jsonl", "audit.jsonl");
        assertThat(targets(store.latest(100, 0))).startsWith("11", "10").endsWith("4", "3");
    }

    @Test
    void otherFilesOfTheFolderAreNoPartOfTheLog() throws IOException {
        Files.writeString(folder.resolve("audit-1.jsonl"), "garbage\n");
        Files.writeString(folder.resolve("audit-000001.jsonl.gz"), "garbage\n");
        append(0, 2);
        assertThat(targets(store.latest(100, 0))).containsExactly("1", "0");
    }

    @Test
    void readersMissAndDoubleNothingWhileFilesAreRenamed() {
        Crowd.of(8, member -> {
            IntStream.range(0, 25).forEach(i -> {
                store.append(entry(member + "/" + i));
                List<String> found = targets(store.latest(1_000, 0));
                assertThat(found).doesNotHaveDuplicates().contains(member + "/" + i, member + "/0");
            });
            return member;
        });
        assertThat(store.latest(1_000, 0)).hasSize(200);
    }

    private void append(int from, int to) {
        IntStream.range(from, to).forEach(i -> store.append(entry(Integer.toString(i))));
    }

    private List<String> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
