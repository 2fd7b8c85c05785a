package gateway.security.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineCountsTest {
    private final LineCounts counts = new LineCounts();

    @TempDir
    private Path folder;

    @Test
    void aLineCountsWhenItHasEnded() throws IOException {
        Path file = Files.writeString(folder.resolve("log"), "a\nb\nc");
        assertThat(counts.of(file)).isEqualTo(2);
        Files.writeString(file, "\n\nd\n", StandardOpenOption.APPEND);
        assertThat(counts.of(file)).isEqualTo(5);
        assertThat(counts.of(file)).isEqualTo(5);
    }

    @Test
    void piecesAddUp() throws IOException {
        Path file = Files.writeString(folder.resolve("log"), ("x".repeat(999) + "\n").repeat(1000));
        assertThat(counts.of(file)).isEqualTo(1000);
    }

    @Test
    void aFileIsKnownUnderItsNextNameAndItsNameStandsForAnother() throws IOException {
        Path file = Files.writeString(folder.resolve("log"), "a\nb\n");
        assertThat(counts.of(file)).isEqualTo(2);
        Path older = Files.move(file, folder.resolve("older"));
        Files.writeString(file, "c\nd\ne\n");
        assertThat(counts.of(file)).isEqualTo(3);
        assertThat(counts.of(older)).isEqualTo(2);
    }

    @Test
    void aFileThatHasBecomeShorterIsCountedAnew() throws IOException {
        Path file = Files.writeString(folder.resolve("log"), "a\nb\nc\n");
        assertThat(counts.of(file)).isEqualTo(3);
        Files.writeString(file, "a\n");
        assertThat(counts.of(file)).isEqualTo(1);
    }

    @Test
    void whatCannotBeReadIsNotCounted() {
        assertThatIOException().isThrownBy(() -> counts.of(folder.resolve("missing")));
        assertThatIOException().isThrownBy(() -> counts.of(folder));
    }
}
