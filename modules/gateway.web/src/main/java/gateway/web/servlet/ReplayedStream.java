package gateway.web.servlet;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.Executor;

/** A body from its beginning, of which somebody has read a part already. Used by one thread at a time. */
final class ReplayedStream extends ServletInputStream {
    private final BodyHead head;
    private final ServletInputStream rest;
    private final Executor container;
    private int position;

    /**
     * A body.
     *
     * @param head what was read of it
     * @param rest what follows
     * @param container runs what the container would call by itself
     */
    ReplayedStream(BodyHead head, ServletInputStream rest, Executor container) {
        this.head = Objects.requireNonNull(head, "head");
        this.rest = Objects.requireNonNull(rest, "rest");
        this.container = Objects.requireNonNull(container, "container");
    }

    @Override
    public int read() throws IOException {
        if (left() > 0) {
            return head.bytes()[position++] & 0xff;
        }
        return isKnownToEnd() ? -1 : rest.read();
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        if (left() > 0) {
            int count = Math.min(length, left());
            System.arraycopy(head.bytes(), position, bytes, offset, count);
            position += count;
            return count;
        }
        if (length == 0) {
            return 0;
        }
        return isKnownToEnd() ? -1 : rest.read(bytes, offset, length);
    }

    private int left() {
        return head.length() - position;
    }

    /** Whether nothing follows; throws what broke off the body. */
    private boolean isKnownToEnd() throws IOException {
        if (head.failure().isPresent()) {
            throw new IOException(
                    "the body could not be read to its end", head.failure().get());
        }
        return head.isWhole();
    }

    @Override
    public int available() throws IOException {
        return isDecided() ? left() : left() + rest.available();
    }

    @Override
    public boolean isFinished() {
        return left() == 0 && (head.isWhole() || (head.failure().isEmpty() && rest.isFinished()));
    }

    @Override
    public boolean isReady() {
        return left() > 0 || isDecided() || rest.isReady();
    }

    /** Whether it is known how the body ends, so that the container has nothing more to say. */
    private boolean isDecided() {
        return head.isWhole() || head.failure().isPresent();
    }

    @Override
    public void setReadListener(ReadListener listener) {
        Objects.requireNonNull(listener, "listener");
        if (isDecided()) {
            container.execute(() -> tell(listener));
        } else {
            rest.setReadListener(new Relay(listener));
        }
    }

    /** What the container tells a listener while data comes in, of data that is there already. */
    private void tell(ReadListener listener) {
        try {
            if (!isFinished()) {
                listener.onDataAvailable();
            }
            if (isFinished()) {
                listener.onAllDataRead();
            }
        } catch (IOException | RuntimeException | Error e) {
            listener.onError(e);
        }
    }

    @Override
    public void close() throws IOException {
        position = head.length();
        rest.close();
    }

    /** Hands on what the container says of the rest, but not its end before the head was read. */
    private final class Relay implements ReadListener {
        private final ReadListener listener;

        Relay(ReadListener listener) {
            this.listener = listener;
        }

        @Override
        public void onDataAvailable() throws IOException {
            listener.onDataAvailable();
        }

        @Override
        public void onAllDataRead() throws IOException {
            if (left() > 0) {
                listener.onDataAvailable();
            }
            if (left() == 0) {
                listener.onAllDataRead();
            }
        }

        @Override
        public void onError(Throwable failure) {
            listener.onError(failure);
        }
    }
}
