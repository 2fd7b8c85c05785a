package gateway.security.store;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * A text file that is only ever replaced as a whole: at any moment, also after a crash, there is either the old one or
 * the new one. For one thread at a time.
 *
 * <p>Nobody else writes to it meanwhile. If somebody did, such as another gateway on the same folder, what they wrote
 * is not written over.
 */
final class JsonFile {
    private final Path file;
    private final Path temporary;
    private final DataFolder folder;
    private FileStamp stamp;

    /** Looks at the file, which need not exist. */
    JsonFile(Path file) throws IOException {
        this.file = file;
        temporary = file.resolveSibling(file.getFileName() + ".tmp");
        folder = DataFolder.of(file);
        stamp = FileStamp.of(file);
    }

    /** The text; empty if there is no file. */
    Optional<String> read() throws IOException {
        try {
            return Optional.of(Files.readString(file));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    /**
     * Puts a text in place of the old one. It outlives a crash when this returns.
     *
     * @throws IOException if that failed; then the old text is still there, unless it was only the last step that
     *     failed, the one that makes the new name outlive a crash of the system
     */
    void write(String text) throws IOException {
        if (!FileStamp.of(file).equals(stamp)) {
            throw new IOException("somebody else has changed it since it was read or written last, such as another"
                    + " gateway with the same data folder; the next start reads it anew");
        }
        folder.create();
        try {
            writeTemporary(text.getBytes(StandardCharsets.UTF_8));
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            removeTemporary(e);
            throw e;
        }
        stamp = FileStamp.of(file);
        folder.sync();
    }

    /** Not by a channel: an interrupt would close it in the middle. */
    private void writeTemporary(byte[] bytes) throws IOException {
        Files.deleteIfExists(temporary);
        folder.createFile(temporary);
        try (FileOutputStream out = new FileOutputStream(temporary.toFile())) {
            out.write(bytes);
            out.getFD().sync();
        }
    }

    private void removeTemporary(IOException reason) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            reason.addSuppressed(e);
        }
    }
}
