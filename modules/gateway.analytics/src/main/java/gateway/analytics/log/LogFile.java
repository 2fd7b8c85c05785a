package gateway.analytics.log;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;

/** A file that lines are written to, as long as its day lasts and it has room. For one thread. */
final class LogFile implements Closeable {
    private final Path path;
    private final LocalDate day;
    private final OutputStream out;
    private int lines;

    /** Opens a file that exists. */
    LogFile(Path path, Instant begun) throws IOException {
        this.path = path;
        day = dayOf(begun);
        out = Files.newOutputStream(path, StandardOpenOption.APPEND);
    }

    static LocalDate dayOf(Instant time) {
        return LocalDate.ofInstant(time, ZoneOffset.UTC);
    }

    /** How many more lines it takes at a time. */
    int room(Instant now, int maxLines) {
        return dayOf(now).equals(day) ? maxLines - lines : 0;
    }

    /** Writes whole lines, so that other programs see them. */
    void write(CharSequence text, int count) throws IOException {
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        lines += count;
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    /** Closes it after a failure; an empty file is of no use to anybody. */
    void giveUp() throws IOException {
        try {
            close();
        } finally {
            if (Files.size(path) == 0) {
                Files.delete(path);
            }
        }
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
