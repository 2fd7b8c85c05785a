package gateway.security.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinesBackwardsTest {
    @TempDir
    private Path folder;

    @Test
    void theLastLineComesFirst() throws IOException {
        assertThat(read("a\nbb\n\nccc\n")).containsExactly("ccc", "", "bb", "a");
    }

    @Test
    void whatHasNoEndIsNoLine() throws IOException {
        assertThat(read("a\nb\ntorn")).containsExactly("b", "a");
        assertThat(read("torn")).isEmpty();
        assertThat(read("")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {65_534, 65_535, 65_536, 65_537, 131_071, 131_072, 131_073, 200_000})
    void linesOfAnyLengthAreWhole(int length) throws IOException {
        String line = "x".repeat(length);
        assertThat(read("first\n" + line + "\nlast\n")).containsExactly("last", line, "first");
        assertThat(read(line + "\n" + line + "\n")).containsExactly(line, line);
    }

    @Test
    void agreesWithReadingForwardsOnRandomFiles() throws IOException {
        Random random = new Random(7);
        for (int file = 0; file < 20; file++) {
            List<String> lines = IntStream.range(0, random.nextInt(200))
                    .mapToObj(i -> "é".repeat(random.nextInt(4_000)))
                    .toList();
            String text = String.join("\n", lines) + (lines.isEmpty() ? "" : "\n");
            List<String> backwards = new ArrayList<>(lines);
            Collections.reverse(backwards);
            assertThat(read(text)).isEqualTo(backwards);
        }
    }

    private List<String> read(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("lines"), text);
        List<String> read = new ArrayList<>();
        try (LinesBackwards lines = new LinesBackwards(file)) {
            while (lines.previous()) {
                read.add(new String(lines.line(), StandardCharsets.UTF_8));
            }
        }
        return read;
    }
}
