package gateway.security.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.store.LastUseStore;
import gateway.testkit.store.LastUseStoreContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileLastUseStoreTest implements LastUseStoreContract {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    @TempDir
    private Path folder;

    @Override
    public LastUseStore open() {
        return new FileLastUseStoreProvider().open(Contexts.in(folder));
    }

    @Test
    void writesAFileLikeThis() {
        open().save(Map.of("b", NOON, "a", NOON.plusMillis(1)));
        assertThat(folder.resolve("last-use.json")).content(UTF_8).isEqualToIgnoringWhitespace("""
                {"lastUse": {"a": "2026-03-01T12:00:00.001Z", "b": "2026-03-01T12:00:00Z"}, "version": 1}
                """);
    }

    @Test
    void writesNothingWhenNothingIsNew() throws IOException {
        LastUseStore store = open();
        store.save(Map.of("a", NOON));
        Object before = Files.readAttributes(folder.resolve("last-use.json"), "unix:ino");
        store.save(Map.of("a", NOON));
        assertThat(Files.readAttributes(folder.resolve("last-use.json"), "unix:ino"))
                .isEqualTo(before);
    }

    @Test
    void forgetsTheOldestWhenThereIsNoRoom() {
        LastUseStore store = new FileLastUseStore(folder.resolve("small.json"), 2);
        store.save(Map.of("a", NOON.plusSeconds(3), "b", NOON.plusSeconds(1)));
        store.save(Map.of("c", NOON.plusSeconds(2)));
        assertThat(store.load(Instant.EPOCH)).containsOnlyKeys("a", "c");
    }
}
