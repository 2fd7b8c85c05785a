package gateway.security.store;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The file of the audit log, and the older ones that it was renamed to whenever it had become long:
 * {@code audit-000001.jsonl} and so on. None is ever removed; whoever needs the room moves older ones away. Nobody may
 * rename while somebody reads.
 *
 * @param file the file to which entries are added
 * @param maxLength from how many bytes on it is long
 */
record AuditFiles(Path file, long maxLength) {

    boolean isLong() throws IOException {
        return Files.exists(file) && Files.size(file) >= maxLength;
    }

    /** Gives the file a number, so that the next entry begins a new one. */
    void rename() throws IOException {
        List<Path> older = olderNewestFirst();
        int number = older.isEmpty() ? 1 : number(older.get(0)) + 1;
        Files.move(file, file.resolveSibling(String.format(Locale.ROOT, "audit-%06d.jsonl", number)));
        DataFolder.of(file).sync();
    }

    /**
     * Those that there are. One of which nobody can say that it is not there is among them, so that reading it fails.
     */
    List<Path> newestFirst() throws IOException {
        List<Path> files = new ArrayList<>();
        if (!Files.notExists(file)) {
            files.add(file);
        }
        files.addAll(olderNewestFirst());
        return files;
    }

    private List<Path> olderNewestFirst() throws IOException {
        Path folder = DataFolder.of(file).path();
        List<Path> files = new ArrayList<>();
        if (!Files.notExists(folder)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, AuditFiles::isOlder)) {
                found.forEach(files::add);
            }
        }
        files.sort(Comparator.comparingInt(AuditFiles::number).reversed());
        return files;
    }

    private static boolean isOlder(Path path) {
        return path.getFileName().toString().matches("audit-[0-9]{6}\\.jsonl");
    }

    private static int number(Path older) {
        String name = older.getFileName().toString();
        return Integer.parseInt(name.substring("audit-".length(), name.length() - ".jsonl".length()));
    }
}
