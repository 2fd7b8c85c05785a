package gateway.security.store;

import static gateway.security.store.AuditEntries.entry;
import static gateway.security.store.AuditEntries.targets;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.administration.AuditStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.StoreHealth;
import gateway.testkit.store.AuditStoreContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileAuditStoreTest implements AuditStoreContract {
    @TempDir
    private Path folder;

    @Override
    public AuditStore open() {
        return new FileAuditStore(file());
    }

    @Test
    void anEntryIsOneLineOfJson() throws IOException {
        open().append(entry("7"));
        assertThat(Files.readString(file()))
                .isEqualTo("{\"version\":1,\"time\":\"2026-01-01T00:00:00Z\",\"requestId\":\"r-1\",\"actor\":\"admin\","
                        + "\"address\":\"192.0.2.1\",\"action\":\"key.create\",\"target\":\"7\","
                        + "\"after\":\"{\\\"name\\\":\\\"7\\\"}\"}\n");
    }

    @Test
    void nobodyElseCanReadTheFile() throws IOException {
        open().append(entry("7"));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file())))
                .isEqualTo("rw-------");
    }

    @Test
    void aFolderThatIsNotThereIsMadeWithTheFirstEntry() {
        AuditStore store = new FileAuditStore(folder.resolve("new/data/audit.jsonl"));
        assertThat(store.latest(1, 0)).isEmpty();
        assertThat(folder.resolve("new")).doesNotExist();
        store.append(entry("7"));
        assertThat(targets(store.latest(1, 0))).containsExactly("7");
    }

    @Test
    void whatIsNoFileIsNotTakenForALogWithoutEntries() throws IOException {
        AuditStore store = open();
        Files.createDirectory(file());

        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(() -> store.latest(10, 0))
                .withMessageContaining("audit.jsonl");
        assertThatExceptionOfType(StoreUnavailableException.class).isThrownBy(() -> store.latest(10, 5));
        assertThatExceptionOfType(StoreUnavailableException.class).isThrownBy(() -> store.append(entry("7")));
        assertThatExceptionOfType(StoreUnavailableException.class).isThrownBy(this::open);
    }

    @Test
    void aFolderThatIsNoneIsNotTakenForALogWithoutEntries() throws IOException {
        Path file = Files.createFile(folder.resolve("data"));

        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(() -> new FileAuditStore(file.resolve("audit.jsonl")));
    }

    @Test
    void aFileThatIsMovedAwayIsBegunAnew() throws IOException {
        AuditStore store = open();
        store.append(entry("7"));
        Files.move(file(), folder.resolve("moved"));
        store.append(entry("8"));
        assertThat(targets(store.latest(10, 0))).containsExactly("8");
    }

    @Test
    void anEntryThatCannotBeWrittenIsRefused() throws IOException {
        AuditStore store = open();
        Files.createDirectory(file());
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(() -> store.append(entry("7")))
                .withMessageStartingWith(file() + " cannot be written: ");
        assertThat(store.health()).isInstanceOf(StoreHealth.Impaired.class);
        Files.delete(file());
        store.append(entry("8"));
        assertThat(store.health()).isEqualTo(new StoreHealth.Well());
        assertThat(targets(store.latest(10, 0))).containsExactly("8");
    }

    @Test
    void aNewestLineThatIsNoEntryIsToldWhenTheStoreIsOpened() throws IOException {
        open().append(entry("7"));
        long length = Files.size(file());
        Files.writeString(file(), Files.readString(file()) + "{\"version\": 1}\n");
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(this::open)
                .withMessage(
                        "the line at byte %d of %s is damaged, time is missing; repair it or remove it",
                        length, file());
        assertThat(Files.size(file())).as("nothing is overwritten").isEqualTo(length + 15);
    }

    @Test
    void aDamagedLineFurtherBackIsToldWhereItWouldBeRead() throws IOException {
        open().append(entry("7"));
        Files.writeString(file(), "{}\n" + Files.readString(file()));
        AuditStore store = open();
        assertThat(targets(store.latest(1, 0))).containsExactly("7");
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(() -> store.latest(2, 0))
                .withMessageStartingWith("the line at byte 0 of " + file() + " is damaged, version is missing");
    }

    @Test
    void pagesBeginAtZero() {
        assertThatIllegalArgumentException().isThrownBy(() -> open().latest(-1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> open().latest(1, -1));
    }

    private Path file() {
        return folder.resolve("audit.jsonl");
    }
}
