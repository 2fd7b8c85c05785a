package gateway.security.store;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The versions of a file that could not be understood, kept beside it until somebody has looked at them. They are named
 * after the time at which they were written last.
 */
record DamagedFiles(Path file) {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss").withZone(ZoneOffset.UTC);

    /** Renames the file; nothing that was kept before is written over. */
    Path setAside() throws IOException {
        Instant written = Files.getLastModifiedTime(file).toInstant();
        Path aside = sibling(TIME.format(written));
        for (int i = 2; Files.exists(aside); i++) {
            aside = sibling(TIME.format(written) + "-" + i);
        }
        Files.move(file, aside);
        DataFolder.of(file).sync();
        return aside;
    }

    /** One that is kept, the newest if there are several. */
    Optional<Path> kept() throws IOException {
        Path folder = DataFolder.of(file).path();
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (DirectoryStream<Path> found =
                Files.newDirectoryStream(folder, sibling("*").getFileName().toString())) {
            TreeSet<Path> kept = new TreeSet<>();
            found.forEach(kept::add);
            return Optional.ofNullable(kept.isEmpty() ? null : kept.last());
        }
    }

    private Path sibling(String time) {
        return file.resolveSibling(file.getFileName() + ".damaged-" + time);
    }
}
