package gateway.analytics.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogFolderTest {
    private static final Instant NOW = Instant.parse("2026-03-01T09:05:07.999Z");

    @TempDir
    private Path folder;

    @Test
    void namesFilesAfterTheTimeInUtcAndNumbersThoseOfOneSecond() throws IOException {
        LogFolder log = new LogFolder(folder, "shop");
        log.begin(NOW);
        log.begin(NOW);
        log.begin(NOW.plusSeconds(1));
        assertThat(names())
                .containsExactly(
                        "shop_2026-03-01_090507_001.log",
                        "shop_2026-03-01_090507_002.log",
                        "shop_2026-03-01_090508_001.log");
    }

    @Test
    void takesNoNameThatThereIs() throws IOException {
        make("shop_2026-03-01_090507_001.log");
        Path file = new LogFolder(folder, "shop").begin(NOW);
        assertThat(file).hasFileName("shop_2026-03-01_090507_002.log");
    }

    @Test
    void countsBeyondThreeDigits() throws IOException {
        LogFolder log = new LogFolder(folder, "shop");
        for (int i = 1; i < 1000; i++) {
            log.begin(NOW);
        }
        assertThat(log.begin(NOW)).hasFileName("shop_2026-03-01_090507_1000.log");
    }

    @Test
    void deletesItsFilesOnceTheirDayIsOverForThatLong() throws IOException {
        make(
                "shop_2026-02-13_235959_001.log",
                "shop_2026-02-14_000000_001.log",
                "shop_2026-02-15_000000_001.log",
                "shop_2026-03-01_000000_001.log");
        new LogFolder(folder, "shop").deleteOlderThan(Duration.ofDays(14), NOW);
        assertThat(names()).containsExactly("shop_2026-02-15_000000_001.log", "shop_2026-03-01_000000_001.log");
    }

    @Test
    void deletesNothingElse() throws IOException {
        String[] others = {
            "shop_2020-01-01_000000_001.log.gz",
            "shop_2020-01-01_000000.log",
            "shop_2020-01-01.log",
            "shop_2020-99-01_000000_001.log",
            "shop-eu_2020-01-01_000000_001.log",
            "myshop_2020-01-01_000000_001.log",
            "shopx2020-01-01_000000_001.log",
            "notes.txt"
        };
        make(others);
        Files.createDirectory(folder.resolve("shop_2020-01-01_000000_002.log"));
        new LogFolder(folder, "shop").deleteOlderThan(Duration.ofDays(1), NOW);
        assertThat(names()).contains(others).hasSize(others.length + 1);
    }

    @Test
    void takesNameAndFolderLiterally() throws IOException {
        make("s.p_2020-01-01_000000_001.log", "sxp_2020-01-01_000000_001.log");
        new LogFolder(folder, "s.p").deleteOlderThan(Duration.ofDays(1), NOW);
        assertThat(names()).containsExactly("sxp_2020-01-01_000000_001.log");
    }

    private void make(String... names) throws IOException {
        for (String name : names) {
            Files.createFile(folder.resolve(name));
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
