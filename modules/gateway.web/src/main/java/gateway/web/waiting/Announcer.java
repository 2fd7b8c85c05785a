package gateway.web.waiting;

import gateway.api.limit.Ticker;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * The thread that lets requests go on at their times. It always aims at the time of the next one, so that being late
 * once does not make the others late. Thread-safe.
 */
final class Announcer implements AutoCloseable {
    private final WaitingRoom room;
    private final Ticker ticker;
    private final Consumer<Waiting> proceed;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private Optional<Thread> thread = Optional.empty();
    private long dueNanos = Long.MAX_VALUE;
    private boolean closed;

    /** With what is done about those whose time has come; it must not throw. */
    Announcer(WaitingRoom room, Ticker ticker, Consumer<Waiting> proceed) {
        this.room = room;
        this.ticker = ticker;
        this.proceed = proceed;
    }

    /** Takes note that somebody may be due earlier than was known. */
    void wake() {
        lock.lock();
        try {
            if (thread.isEmpty() && !closed) {
                thread = Optional.of(start());
            }
            if (room.nextDeparture().orElse(Long.MAX_VALUE) < dueNanos) {
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    private Thread start() {
        Thread started = new Thread(this::run, "gateway-departures");
        started.setDaemon(true);
        started.setContextClassLoader(Announcer.class.getClassLoader());
        started.start();
        return started;
    }

    private void run() {
        for (Optional<List<Waiting>> due = next(); due.isPresent(); due = next()) {
            due.get().forEach(proceed);
        }
    }

    /** Waits for the next ones; empty at the end. */
    private Optional<List<Waiting>> next() {
        lock.lock();
        try {
            while (!closed) {
                List<Waiting> due = room.takeDue(ticker.epochNanos());
                if (!due.isEmpty()) {
                    return Optional.of(due);
                }
                dueNanos = room.nextDeparture().orElse(Long.MAX_VALUE);
                changed.awaitNanos(dueNanos - ticker.epochNanos());
                dueNanos = Long.MIN_VALUE;
            }
        } catch (InterruptedException e) {
            // Nobody interrupts it but to end it.
        } finally {
            lock.unlock();
        }
        return Optional.empty();
    }

    /** Ends the thread; who is still in the room stays there. */
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }
}
