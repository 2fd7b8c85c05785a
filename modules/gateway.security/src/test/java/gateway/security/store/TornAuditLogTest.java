package gateway.security.store;

import static gateway.security.store.AuditEntries.entry;
import static gateway.security.store.AuditEntries.targets;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.administration.AuditStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A crash in the middle of a write leaves a line without an end, which was never acknowledged. */
class TornAuditLogTest {
    @TempDir
    private Path folder;

    private Path file;
    private byte[] whole;
    private int secondLine;

    @BeforeEach
    void writeTwoEntries() throws IOException {
        file = folder.resolve("audit.jsonl");
        AuditStore store = new FileAuditStore(file);
        store.append(entry("first"));
        secondLine = Math.toIntExact(Files.size(file));
        store.append(entry("torn"));
        whole = Files.readAllBytes(file);
    }

    @Test
    void whereverItIsTornTheEntriesBeforeItStayAndTheNextOneStandsAlone() throws IOException {
        for (int length = secondLine + 1; length < whole.length - 1; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            AuditStore store = new FileAuditStore(file);
            assertThat(targets(store.latest(10, 0)))
                    .as("torn at byte %d", length)
                    .containsExactly("first");
            store.append(entry("next"));
            assertThat(targets(store.latest(10, 0)))
                    .as("torn at byte %d", length)
                    .containsExactly("next", "first");
        }
    }

    @Test
    void whatWasTornIsKeptAside() throws IOException {
        for (int torn = 1; torn <= 2; torn++) {
            Files.write(file, Arrays.copyOf(whole, secondLine + torn));
            new FileAuditStore(file).append(entry("next"));
            assertThat(folder.resolve("audit.jsonl.torn-" + torn))
                    .hasBinaryContent(Arrays.copyOfRange(whole, secondLine, secondLine + torn));
        }
    }

    @Test
    void anEntryThatLacksOnlyItsLineEndIsKept() throws IOException {
        Files.write(file, Arrays.copyOf(whole, whole.length - 1));
        AuditStore store = new FileAuditStore(file);
        store.append(entry("next"));
        assertThat(targets(store.latest(10, 0))).containsExactly("next", "torn", "first");
        assertThat(folder).isDirectoryNotContaining("glob:**torn*");
    }

    @Test
    void zerosThatAFileSystemLeftAtTheEndAreKeptAside() throws IOException {
        Files.write(file, Arrays.copyOf(whole, whole.length + 4_096));
        AuditStore store = new FileAuditStore(file);
        store.append(entry("next"));
        assertThat(targets(store.latest(10, 0))).containsExactly("next", "torn", "first");
    }

    @Test
    void aFileThatIsTornInItsFirstLineHasNoEntry() throws IOException {
        Files.write(file, Arrays.copyOf(whole, 10));
        AuditStore store = new FileAuditStore(file);
        assertThat(store.latest(10, 0)).isEmpty();
        store.append(entry("next"));
        assertThat(targets(store.latest(10, 0))).containsExactly("next");
    }
}
