package gateway.web.live;

import gateway.api.limit.Ticker;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.SseEventSink;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * One listener as the broadcaster sees it: takes an event at once and writes it in its own time, in order, so that
 * somebody who does not read delays nobody else. When more events wait than there is room for, or one of them takes more
 * than five seconds to be written, the connection is given up; nothing is ever left out silently.
 *
 * <p>Thread-safe: all state is under the lock of this object, which is never held while something is written.
 */
final class Listener implements SseEventSink {
    static final Duration MAX_WRITE = Duration.ofSeconds(5);

    private static final CompletionStage<Void> TAKEN = CompletableFuture.completedFuture(null);

    private final Outlet outlet;
    private final Executor writers;
    private final Ticker ticker;
    private final Consumer<Listener> atEnd;
    private final int capacity;
    private final Queue<OutboundSseEvent> waiting = new ArrayDeque<>();
    /** At first, since {@link #open} writes the first event. */
    private boolean writing = true;

    private boolean closed;
    private long sinceNanos;

    /**
     * A listener to whom nothing was written yet.
     *
     * @param outlet the connection
     * @param writers on whose threads events are written
     * @param ticker measures how long that takes
     * @param capacity how many events may wait
     * @param atEnd is called once, when the listener has gone or was given up
     */
    Listener(Outlet outlet, Executor writers, Ticker ticker, int capacity, Consumer<Listener> atEnd) {
        this.outlet = Objects.requireNonNull(outlet, "outlet");
        this.writers = Objects.requireNonNull(writers, "writers");
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        this.capacity = capacity;
        this.atEnd = Objects.requireNonNull(atEnd, "atEnd");
        sinceNanos = ticker.epochNanos();
    }

    /**
     * Writes the first event, on the calling thread, which has to be that of the request: until it has written something,
     * no other thread may. What is sent meanwhile waits.
     */
    void open(OutboundSseEvent first) {
        if (isWritten(first)) {
            writers.execute(this::writeWaiting);
        }
    }

    /** Takes an event; the stage is complete at once. */
    @Override
    public CompletionStage<?> send(OutboundSseEvent event) {
        Objects.requireNonNull(event, "event");
        boolean begin;
        boolean full;
        synchronized (this) {
            if (closed) {
                throw new IllegalStateException("the listener has gone");
            }
            full = waiting.size() == capacity;
            begin = !full && !writing;
            if (!full) {
                waiting.add(event);
            }
            writing |= begin;
            sinceNanos = begin ? ticker.epochNanos() : sinceNanos;
        }
        if (full) {
            end();
        } else if (begin) {
            writers.execute(this::writeWaiting);
        }
        return TAKEN;
    }

    private void writeWaiting() {
        Optional<OutboundSseEvent> next = next();
        while (next.isPresent() && isWritten(next.get())) {
            next = next();
        }
    }

    /** What is to be written next; nothing if the listener was given up, which is the time to end the response. */
    private Optional<OutboundSseEvent> next() {
        OutboundSseEvent next;
        boolean ended;
        synchronized (this) {
            next = waiting.poll();
            writing = next != null;
            sinceNanos = ticker.epochNanos();
            ended = closed;
        }
        if (ended) {
            outlet.close();
        }
        return Optional.ofNullable(next);
    }

    /** Whether an event is written by now; otherwise it goes on when it is, or not at all if that fails. */
    private boolean isWritten(OutboundSseEvent event) {
        CompletionStage<?> written;
        try {
            written = outlet.write(event);
        } catch (RuntimeException e) {
            broken();
            return false;
        }
        CompletableFuture<?> outcome = written.toCompletableFuture();
        if (outcome.isDone() && !outcome.isCompletedExceptionally()) {
            return true;
        }
        written.whenComplete((result, failure) -> goOn(failure == null));
        return false;
    }

    /** Not on the thread that says so, which is the server's and may hold its locks. */
    private void goOn(boolean written) {
        writers.execute(written ? this::writeWaiting : this::broken);
    }

    private void broken() {
        end();
        outlet.close();
    }

    /** Whether something has been being written for longer than a time. */
    synchronized boolean isWritingFor(Duration time) {
        return writing && !closed && ticker.epochNanos() - sinceNanos > time.toNanos();
    }

    /** Gives the listener up; what waits is not sent any more. From the second call on nothing happens. */
    void end() {
        boolean idle;
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            waiting.clear();
            idle = !writing;
        }
        atEnd.accept(this);
        if (idle) {
            writers.execute(outlet::close);
        }
    }

    @Override
    public synchronized boolean isClosed() {
        return closed;
    }

    /** Gives the listener up. */
    @Override
    public void close() {
        end();
    }
}
