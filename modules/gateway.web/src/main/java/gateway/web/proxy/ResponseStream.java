package gateway.web.proxy;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Writes the body of a response as fast as its caller reads it. What has come in and is not written yet is kept; whoever
 * sends is told what was written, and sends no more than a window ahead. Thread-safe.
 */
final class ResponseStream implements WriteListener {
    private final ServletOutputStream out;
    private final IntConsumer written;
    private final Ending ending;
    private final Queue<byte[]> queue = new ConcurrentLinkedQueue<>();
    private final AtomicInteger calls = new AtomicInteger();
    private volatile boolean possible;
    private volatile boolean whole;
    private volatile boolean cut;
    /** Below 0 if nobody knows. */
    private long left;

    private boolean unflushed;

    private boolean firstFlush = true;
    private boolean over;

    /** Who is told of the end. */
    interface Ending {
        /** Everything is written. */
        void written();

        /** The caller takes no more. */
        void broken();

        /** Nothing more will come, although it is not the end. */
        void cutOff();
    }

    /**
     * @param out what is written to
     * @param length how many bytes follow; empty if nobody knows
     * @param written is told how many bytes were written
     */
    ResponseStream(ServletOutputStream out, OptionalLong length, IntConsumer written, Ending ending) {
        this.out = out;
        left = length.orElse(-1);
        // The head of a body of unknown length, such as events, does not wait for the first of it.
        unflushed = length.isEmpty();
        this.written = written;
        this.ending = ending;
    }

    void open() {
        out.setWriteListener(this);
    }

    void add(ByteBuffer data) {
        byte[] copy = new byte[data.remaining()];
        data.get(copy);
        queue.add(copy);
        drain();
    }

    /** Says that nothing follows. */
    void end() {
        whole = true;
        drain();
    }

    /** Says that nothing follows although something should. */
    void cutOff() {
        cut = true;
        drain();
    }

    @Override
    public void onWritePossible() {
        possible = true;
        drain();
    }

    @Override
    public void onError(Throwable failure) {
        ending.broken();
    }

    /** One thread writes; who comes meanwhile makes it look once more. */
    private void drain() {
        if (calls.getAndIncrement() != 0) {
            return;
        }
        int seen = 1;
        do {
            try {
                write();
            } catch (IOException | IllegalStateException e) {
                over = true;
                ending.broken();
            }
            seen = calls.addAndGet(-seen);
        } while (seen != 0);
    }

    private void write() throws IOException {
        while (possible && !over) {
            byte[] next = queue.peek();
            if (next == null && whole && queue.isEmpty()) {
                over = true;
                ending.written();
                return;
            }
            boolean flushing = next == null && unflushed && left != 0;
            boolean nothing = next == null && !flushing && !cut;
            if (nothing || !out.isReady()) {
                return;
            }
            if (flushing) {
                out.flush();
                // Open Liberty only makes up its mind about headers at the first flush, and sends at the second.
                unflushed = firstFlush;
                firstFlush = false;
            } else if (next == null) {
                over = true;
                ending.cutOff();
            } else {
                queue.remove();
                out.write(next);
                unflushed = true;
                left -= next.length;
                written.accept(next.length);
            }
        }
    }
}
