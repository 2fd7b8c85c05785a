package gateway.web.config.source;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What a configuration file was at one look. Two looks are equal if nothing has changed in between. */
public sealed interface FileContent {

    /**
     * {@return what the file is now}
     *
     * @param path the file
     */
    static FileContent of(Path path) {
        try {
            if (!Files.exists(path)) {
                return new Absent("does not exist");
            }
            if (!Files.isRegularFile(path)) {
                return new Absent("is not a regular file");
            }
            if (Files.size(path) > Present.MAX_BYTES) {
                return new Absent("has more than " + Present.MAX_BYTES + " bytes");
            }
            return new Present(ByteBuffer.wrap(Files.readAllBytes(path)).asReadOnlyBuffer());
        } catch (IOException e) {
            return new Absent("cannot be read (" + e.getClass().getSimpleName() + ")");
        }
    }

    /** {@return why it cannot be taken for a file that somebody has finished writing; empty if it can} */
    Optional<String> incompleteness();

    /**
     * A file with content.
     *
     * @param bytes the content; two with the same content are equal
     */
    record Present(ByteBuffer bytes) implements FileContent {
        private static final int MAX_BYTES = 16 << 20;

        @Override
        public Optional<String> incompleteness() {
            if (!bytes.hasRemaining()) {
                return Optional.of("is empty");
            }
            byte last = bytes.get(bytes.limit() - 1);
            return last == '\n' || last == '\r'
                    ? Optional.empty()
                    : Optional.of("does not end with a line break and may be half written");
        }

        /** Leaves the content out; there may be secrets in it. */
        @Override
        public String toString() {
            return bytes.remaining() + " bytes";
        }
    }

    /**
     * No content to be had.
     *
     * @param problem why, to be read after the name of the file
     */
    record Absent(String problem) implements FileContent {
        @Override
        public Optional<String> incompleteness() {
            return Optional.of(problem);
        }
    }
}
