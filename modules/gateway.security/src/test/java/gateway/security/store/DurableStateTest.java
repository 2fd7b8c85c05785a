package gateway.security.store;

import static gateway.security.store.NumberState.add;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DurableStateTest {
    @TempDir
    private Path temporary;

    private Path folder;
    private Path file;

    @BeforeEach
    void chooseAFolderThatIsNotThereYet() {
        folder = temporary.resolve("gateway/data");
        file = folder.resolve("number.json");
    }

    @Test
    void makesNothingAsLongAsNothingIsChanged() {
        assertThat(open().current()).isEqualTo(7);
        assertThat(folder).doesNotExist();
    }

    @Test
    void keepsAChange() {
        DurableState<Long> state = open();
        assertThat(state.change(add(1))).isEqualTo(8);
        assertThat(state.current()).isEqualTo(8);
        assertThat(open().current()).isEqualTo(8);
    }

    @Test
    void writesTextThatPeopleCanRead() {
        open().change(add(1));
        assertThat(file).content(UTF_8).matches(NumberState.ZERO_TO_NINE);
    }

    @Test
    void showsItsFilesAndFoldersToTheirOwnerOnly() throws IOException {
        open().change(add(1));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        for (Path made : List.of(folder, folder.getParent())) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                    .isEqualTo("rwx------");
        }
    }

    @Test
    void leavesNothingElseBehind() throws IOException {
        DurableState<Long> state = open();
        for (int i = 0; i < 20; i++) {
            state.change(add(1));
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void replacesWhatACrashLeftBehind() throws IOException {
        open().change(add(1));
        Files.writeString(folder.resolve("number.json.tmp"), "{\"num");
        DurableState<Long> state = open();
        assertThat(state.current()).isEqualTo(8);
        state.change(add(1));
        assertThat(open().current()).isEqualTo(9);
        assertThat(folder.resolve("number.json.tmp")).doesNotExist();
    }

    @Test
    void doesNotWriteWhatIsNotChanged() throws IOException {
        DurableState<Long> state = open();
        assertThat(state.<String>change(value -> new Changed<>(value, "no"))).isEqualTo("no");
        assertThat(folder).doesNotExist();
        state.change(add(1));
        Object before = Files.readAttributes(file, "unix:ino");
        state.<String>change(value -> new Changed<>(value, "no"));
        assertThat(Files.readAttributes(file, "unix:ino")).isEqualTo(before);
    }

    @Test
    void handsOnWhatAChangeThrows() {
        DurableState<Long> state = open();
        assertThatThrownBy(() -> state.change(value -> {
                    throw new IllegalArgumentException("not with " + value);
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("not with 7");
        assertThat(state.change(add(1))).isEqualTo(8);
    }

    @Test
    void writesOnAThreadThatIsInterrupted() {
        DurableState<Long> state = open();
        Thread.currentThread().interrupt();
        assertThat(state.change(add(1))).isEqualTo(8);
        assertThat(Thread.interrupted()).as("still interrupted").isTrue();
        assertThat(open().current()).isEqualTo(8);
    }

    private DurableState<Long> open() {
        return new DurableState<>(file, new NumberState(), 7L);
    }
}
