package gateway.security.store;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/**
 * The lines of a file from the last one to the first, read in pieces, so that a long file costs no memory. What stands
 * behind the last line end is no line: it is still being written, or was torn by a crash. What is added to the file
 * meanwhile is not seen. For one thread at a time.
 */
final class LinesBackwards implements AutoCloseable {
    private static final int PIECE = 1 << 16;

    private final Path path;
    private final RandomAccessFile file;
    private final long length;
    private final byte[] piece = new byte[PIECE];
    private long pieceStart;
    private int pieceLength;

    /** Where the current line begins, and where its end is; that of the next one lies right before its begin. */
    private long lineStart;

    private long lineEnd;

    LinesBackwards(Path path) throws IOException {
        this.path = path;
        file = new RandomAccessFile(path.toFile(), "r");
        length = file.length();
        lineStart = lineStartBefore(length);
    }

    /** Goes to the line before the current one, at first to the last line; false if there is none. */
    boolean previous() throws IOException {
        if (lineStart == 0) {
            return false;
        }
        lineEnd = lineStart - 1;
        lineStart = lineStartBefore(lineEnd);
        return true;
    }

    /** The current line without its end. */
    byte[] line() throws IOException {
        return between(lineStart, lineEnd);
    }

    /** What follows the last line end. */
    byte[] rest() throws IOException {
        return between(lineStartBefore(length), length);
    }

    /** Says where the current line is. */
    String place() {
        return "the line at byte " + lineStart + " of " + path;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    private byte[] between(long start, long end) throws IOException {
        byte[] bytes = new byte[Math.toIntExact(end - start)];
        file.seek(start);
        file.readFully(bytes);
        return bytes;
    }

    /** Where the line begins that a line end at that place belongs to. */
    private long lineStartBefore(long place) throws IOException {
        long start = place;
        while (start > 0 && byteAt(start - 1) != '\n') {
            start--;
        }
        return start;
    }

    private byte byteAt(long place) throws IOException {
        if (place < pieceStart || place >= pieceStart + pieceLength) {
            pieceStart = Math.max(0, place + 1 - PIECE);
            pieceLength = Math.toIntExact(place + 1 - pieceStart);
            file.seek(pieceStart);
            file.readFully(piece, 0, pieceLength);
        }
        return piece[(int) (place - pieceStart)];
    }
}
