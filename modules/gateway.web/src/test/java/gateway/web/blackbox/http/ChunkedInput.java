package gateway.web.blackbox.http;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/** A body in chunks (RFC 9112) as the bytes in them; each is handed on as soon as it is there. */
final class ChunkedInput extends InputStream {
    private final InputStream in;
    private int left;
    private boolean first = true;
    private boolean over;

    ChunkedInput(InputStream in) {
        this.in = in;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        if (left == 0 && !over) {
            next();
        }
        if (over) {
            return -1;
        }
        int count = in.read(bytes, offset, Math.min(length, left));
        if (count < 0) {
            throw new EOFException("the connection ended inside a chunk");
        }
        left -= count;
        return count;
    }

    private void next() throws IOException {
        if (!first) {
            line();
        }
        first = false;
        left = Integer.parseInt(line().replaceFirst(";.*", "").strip(), 16);
        over = left == 0;
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the connection ended between chunks");
            }
            line.append((char) next);
        }
        return line.toString().strip();
    }

    /** As much as is there, so that readers on top of this one wait for no more. */
    @Override
    public int available() throws IOException {
        return Math.min(left, in.available());
    }
}
