package gateway.security.store;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** The folder of a file, and what makes its entries private and lasting. Where there is no POSIX, the folder does that. */
record DataFolder(Path path) {

    /** The folder in which a file lies. */
    static DataFolder of(Path file) {
        return new DataFolder(file.toAbsolutePath().getParent());
    }

    /** Makes the folder, and those around it, unless they are there; nobody but their owner can look into new ones. */
    void create() throws IOException {
        if (Files.isDirectory(path)) {
            return;
        }
        DataFolder parent = of(path);
        parent.create();
        try {
            Files.createDirectory(path, mode("rwx------"));
        } catch (FileAlreadyExistsException e) {
            // Another store was faster. A file in the way is told by whoever needs the folder.
            return;
        }
        parent.sync();
    }

    /** Makes an empty file that nobody but its owner can read. */
    void createFile(Path file) throws IOException {
        Files.createFile(file, mode("rw-------"));
    }

    /** Makes entries that were added, renamed or removed outlive a crash. An interrupt waits until that is done. */
    void sync() throws IOException {
        if (!isPosix()) {
            return;
        }
        boolean interrupted = Thread.interrupted();
        try {
            while (!syncUnlessInterrupted()) {
                interrupted |= Thread.interrupted();
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private boolean syncUnlessInterrupted() throws IOException {
        try (FileChannel folder = FileChannel.open(path, StandardOpenOption.READ)) {
            folder.force(true);
            return true;
        } catch (ClosedByInterruptException e) {
            return false;
        }
    }

    private FileAttribute<?>[] mode(String permissions) {
        return isPosix()
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    private boolean isPosix() {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
