package gateway.proxy.transfer;

import gateway.proxy.message.Header;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.apache.hc.core5.http.message.BasicHeader;
import org.apache.hc.core5.http.nio.DataStreamChannel;

/**
 * Moves the body of a request to a server, one buffer at a time: it reads only when everything before is written.
 *
 * <p>The body is read only while its server says that there is more, on the thread on which it says so; that thread waits as
 * long as the upstream takes no more. Reading from another thread later would hold no thread, but on Open Liberty now and then
 * nothing more comes then (decision 0027).
 */
final class Upload {
    private static final int BUFFER = 16 << 10;

    private final RequestBody body;
    private final Progress progress;
    private final byte[] buffer = new byte[BUFFER];
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private Optional<DataStreamChannel> channel = Optional.empty();
    private boolean full;
    private volatile boolean waitsForCaller;
    private volatile boolean over;

    /** Who is told how it goes. */
    interface Progress {
        /** Some of the body has moved. */
        void moved();

        /** The caller does not send what was announced. */
        void broken(IOException cause);
    }

    Upload(RequestBody body, Progress progress) {
        this.body = body;
        this.progress = progress;
    }

    /** Goes on, since the server takes more; begins with the first call. */
    void writable(DataStreamChannel to) {
        boolean first = false;
        lock.lock();
        try {
            first = channel.isEmpty();
            channel = Optional.of(to);
            full = false;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        if (first) {
            waitsForCaller = true;
            body.open();
        }
    }

    /** Ends it, since nobody wants more. */
    void stop() {
        over = true;
        lock.lock();
        try {
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    boolean waitsForCaller() {
        return waitsForCaller && !over;
    }

    boolean isOver() {
        return over;
    }

    /** Reads and writes as long as there is something, since the caller has sent more. */
    void readable() throws IOException {
        lock.lock();
        try {
            int count = over ? 0 : read();
            while (count > 0) {
                write(ByteBuffer.wrap(buffer, 0, count));
                count = over ? 0 : read();
            }
            if (count < 0) {
                over = true;
                channel.orElseThrow().endStream(fields(body.trailers()));
            }
        } finally {
            lock.unlock();
        }
    }

    private int read() {
        try {
            int count = body.read(buffer);
            waitsForCaller = count == 0;
            return count;
        } catch (IOException e) {
            over = true;
            progress.broken(e);
            return 0;
        }
    }

    private void write(ByteBuffer data) throws IOException {
        while (data.hasRemaining() && !over) {
            channel.orElseThrow().write(data);
            if (data.hasRemaining()) {
                full = true;
                channel.orElseThrow().requestOutput();
                await();
            }
        }
        progress.moved();
    }

    private void await() {
        while (full && !over) {
            changed.awaitUninterruptibly();
        }
    }

    private static List<org.apache.hc.core5.http.Header> fields(List<Header> trailers) {
        return trailers.stream()
                .<org.apache.hc.core5.http.Header>map(line -> new BasicHeader(line.name(), line.value()))
                .toList();
    }
}
