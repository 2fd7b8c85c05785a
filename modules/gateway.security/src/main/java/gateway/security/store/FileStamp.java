package gateway.security.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** What tells a file from another one that took its place, and from itself before it was changed. */
record FileStamp(String text) {
    private static final FileStamp NO_FILE = new FileStamp("no file");

    static FileStamp of(Path file) throws IOException {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return new FileStamp(
                    attributes.fileKey() + ", " + attributes.size() + " bytes of " + attributes.lastModifiedTime());
        } catch (NoSuchFileException e) {
            return NO_FILE;
        }
    }
}
