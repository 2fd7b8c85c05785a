package gateway.web.servlet;

import gateway.api.limit.Ticker;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** The beginning of a body, read before its resource reads it. */
final class BodyHead {
    /** How long it may take to come; the server bounds the time for each next byte. */
    static final long PATIENCE_NANOS = 20_000_000_000L;

    private static final int FIRST_BYTES = 2048;

    private byte[] bytes = new byte[0];
    private int length;
    private boolean whole;
    private Optional<IOException> failure = Optional.empty();

    private BodyHead() {}

    /** Nothing, as if nobody had read. */
    static BodyHead none() {
        return new BodyHead();
    }

    /**
     * Reads a body to its end, or one byte more than are wanted.
     *
     * @param body the body
     * @param max how many bytes are wanted
     * @param ticker the time
     */
    static BodyHead read(InputStream body, int max, Ticker ticker) {
        BodyHead head = new BodyHead();
        try {
            head.fill(body, max + 1, ticker);
        } catch (IOException e) {
            head.failure = Optional.of(e);
        } catch (RuntimeException e) {
            // Bytes may be lost, so that nobody must take the rest for the body.
            head.failure = Optional.of(new IOException(e));
        }
        return head;
    }

    private void fill(InputStream body, int end, Ticker ticker) throws IOException {
        long begin = ticker.epochNanos();
        while (!whole && length < end) {
            if (length == bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.min(end, Math.max(FIRST_BYTES, 2 * length)));
            }
            int count = body.read(bytes, length, bytes.length - length);
            whole = count < 0;
            length += Math.max(0, count);
            if (!whole && ticker.epochNanos() - begin > PATIENCE_NANOS) {
                throw new IOException("the body came too slowly");
            }
        }
    }

    /** The bytes that were read, in the beginning of an array that is not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    int length() {
        return length;
    }

    /** Whether there is no more. */
    boolean isWhole() {
        return whole;
    }

    /** Why no more could be read. */
    Optional<IOException> failure() {
        return failure;
    }
}
