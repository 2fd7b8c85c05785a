package gateway.analytics.log;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestLogSink;
import gateway.api.limit.Ticker;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;

/**
 * The log of requests in files, one JSON object a line.
 *
 * <p>Thread-safe. Whoever records puts the request into a queue and goes on; a thread of the log's own writes what is in
 * it a few times a second. A full queue, a full disk or a folder that cannot be written costs lines, which are counted,
 * and nothing else.
 */
public final class RequestLog implements RequestLogSink, AutoCloseable {
    private static final int CAPACITY = 1 << 14;
    private static final int BATCH = 1000;
    private static final long REST_NANOS = Duration.ofMillis(50).toNanos();
    private static final Duration LAST_CHANCE = Duration.ofSeconds(10);

    private final LogQueue queue;
    private final LogWriter writer;
    private final LogTrouble trouble;
    private final Thread thread = new Thread(this::run, "gateway-log");
    private volatile boolean closed;

    /**
     * Opens the log, which writes nothing before {@link #start}.
     *
     * @param settings where and how
     * @param clock the time of day, by which files are named and kept
     * @param ticker the time
     * @param trouble is told what goes wrong
     */
    public RequestLog(RequestLogSettings settings, InstantSource clock, Ticker ticker, LogTrouble trouble) {
        this(new LogWriter(settings, clock, ticker, trouble), trouble, CAPACITY);
    }

    RequestLog(LogWriter writer, LogTrouble trouble, int capacity) {
        this.writer = Objects.requireNonNull(writer, "writer");
        this.trouble = Objects.requireNonNull(trouble, "trouble");
        queue = new LogQueue(capacity);
        thread.setDaemon(true);
    }

    /** Begins to write; to be called once. */
    public void start() {
        thread.start();
    }

    @Override
    public void record(RequestEntry entry) {
        queue.add(entry);
    }

    /** Writes what has been recorded and ends; gives up after ten seconds, if the disk does not answer. */
    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
        try {
            thread.join(LAST_CHANCE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        writer.begin();
        while (!closed) {
            if (writer.isPausing() || !writeSome()) {
                LockSupport.parkNanos(REST_NANOS);
            }
            reportDropped();
        }
        while (writeSome()) {
            reportDropped();
        }
        end();
    }

    private boolean writeSome() {
        List<RequestEntry> entries = queue.take(BATCH);
        for (int from = 0; from < entries.size(); ) {
            from += writer.write(entries.subList(from, entries.size()));
        }
        return !entries.isEmpty();
    }

    private void reportDropped() {
        long lines = queue.takeDropped();
        if (lines > 0) {
            trouble.report(lines, writer + " cannot be written as fast as requests come");
        }
    }

    private void end() {
        try {
            writer.close();
        } catch (IOException e) {
            trouble.report(0, writer + " cannot be closed: " + e);
        }
    }
}
