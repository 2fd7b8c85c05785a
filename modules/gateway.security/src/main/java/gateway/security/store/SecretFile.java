package gateway.security.store;

import gateway.api.limit.StoreUnavailableException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file with one secret, of mode 600, made once and never written over. It appears with its whole text or not at all;
 * of several processes that make it at the same time one is first, and the others read what that one wrote.
 */
final class SecretFile {
    private final Path file;
    private final DataFolder folder;

    /**
     * Names a file.
     *
     * @param file the file; neither it nor its folder need to exist
     */
    SecretFile(Path file) {
        this.file = file;
        folder = DataFolder.of(file);
    }

    /** {@return where it lies} */
    Path path() {
        return file;
    }

    /**
     * {@return what it says, each byte a character; empty if there is no file}
     *
     * @throws StoreUnavailableException if it cannot be read
     */
    Optional<String> read() {
        try {
            return Optional.of(Files.readString(file, StandardCharsets.ISO_8859_1));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new StoreUnavailableException(file + " cannot be read: " + e, e);
        }
    }

    /**
     * Makes the file, unless there is one. It outlives a crash when this returns.
     *
     * @param text what it is to say, in ASCII
     * @throws StoreUnavailableException if that failed
     */
    void createIfAbsent(String text) {
        try {
            folder.create();
            Path draft = Files.createTempFile(folder.path(), file.getFileName() + ".", ".tmp");
            try {
                write(draft, text);
                publish(draft);
            } finally {
                Files.delete(draft);
            }
            folder.sync();
        } catch (IOException | UnsupportedOperationException e) {
            throw new StoreUnavailableException(file + " cannot be made: " + e, e);
        }
    }

    private static void write(Path draft, String text) throws IOException {
        try (FileOutputStream out = new FileOutputStream(draft.toFile())) {
            out.write(text.getBytes(StandardCharsets.US_ASCII));
            out.getFD().sync();
        }
    }

    /** By a link: a rename would put the draft in place of a file that somebody else made meanwhile. */
    private void publish(Path draft) throws IOException {
        try {
            Files.createLink(file, draft);
        } catch (FileAlreadyExistsException e) {
            // Somebody else was faster; theirs counts.
            return;
        }
    }
}
