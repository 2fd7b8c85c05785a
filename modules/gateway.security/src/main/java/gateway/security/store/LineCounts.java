package gateway.security.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How many lines files have to which lines are only ever added. Of each only what was added since the last time is read,
 * under whatever name it is asked for. What follows the last line end is no line. Thread-safe.
 */
final class LineCounts {
    private record Counted(long length, long lines) {}

    private static final int PIECE = 1 << 16;

    private final Map<Object, Counted> known = new HashMap<>();

    /** The number of lines of a file at the moment. */
    synchronized long of(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        Object key = Optional.ofNullable(attributes.fileKey()).orElse(file);
        Counted before = known.getOrDefault(key, new Counted(0, 0));
        Counted from = before.length() > attributes.size() ? new Counted(0, 0) : before;
        Counted now = counted(file, from);
        known.put(key, now);
        return now.lines();
    }

    private static Counted counted(Path file, Counted before) throws IOException {
        long length = before.length();
        long lines = before.lines();
        byte[] piece = new byte[PIECE];
        try (FileChannel channel = FileChannel.open(file).position(length);
                InputStream in = Channels.newInputStream(channel)) {
            for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
                length += read;
                lines += lineEnds(piece, read);
            }
        }
        return new Counted(length, lines);
    }

    private static int lineEnds(byte[] piece, int length) {
        int ends = 0;
        for (int i = 0; i < length; i++) {
            ends += piece[i] == '\n' ? 1 : 0;
        }
        return ends;
    }
}
