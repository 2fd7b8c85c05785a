package gateway.web.servlet;

import static java.nio.charset.StandardCharsets.US_ASCII;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A body as a container hands it out, which breaks off or comes in pieces if a test wants that. */
final class SampleBody extends ServletInputStream {
    private final byte[] bytes;
    private int position;
    private int piece = Integer.MAX_VALUE;
    private int breaksAfter = Integer.MAX_VALUE;

    SampleBody(String text) {
        bytes = text.getBytes(US_ASCII);
    }

    SampleBody breakingAfter(int count) {
        breaksAfter = count;
        return this;
    }

    SampleBody inPiecesOf(int count) {
        piece = count;
        return this;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        int end = Math.min(bytes.length, breaksAfter);
        int count = Math.min(Math.min(length, piece), end - position);
        if (count == 0 && position == breaksAfter) {
            throw new IOException("the connection is broken");
        }
        if (count == 0 && length > 0) {
            return -1;
        }
        System.arraycopy(bytes, position, target, offset, count);
        position += count;
        return count;
    }

    @Override
    public int available() {
        return bytes.length - position;
    }

    @Override
    public boolean isFinished() {
        return position == bytes.length;
    }

    @Override
    public boolean isReady() {
        return true;
    }

    /** Calls at once, as a container does later. */
    @Override
    public void setReadListener(ReadListener listener) {
        try {
            if (!isFinished()) {
                listener.onDataAvailable();
            }
            listener.onAllDataRead();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
