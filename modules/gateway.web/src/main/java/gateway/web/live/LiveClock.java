package gateway.web.live;

import gateway.web.admission.Failures;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** The thread that keeps the streams going, from the first listener on. Thread-safe. */
final class LiveClock implements AutoCloseable {
    private static final int ROUND_MILLIS = 100;

    private final Hub hub;
    private final Writers writers;
    private final Failures failures;
    private final ScheduledExecutorService scheduler;
    private Optional<Future<?>> rounds = Optional.empty();

    LiveClock(Hub hub, Writers writers, Failures failures, ThreadFactory threads) {
        this.hub = Objects.requireNonNull(hub, "hub");
        this.writers = Objects.requireNonNull(writers, "writers");
        this.failures = Objects.requireNonNull(failures, "failures");
        // Begins its thread with the first work.
        scheduler = Executors.newSingleThreadScheduledExecutor(threads);
    }

    synchronized void start() {
        if (rounds.isEmpty()) {
            rounds = Optional.of(
                    scheduler.scheduleWithFixedDelay(this::round, ROUND_MILLIS, ROUND_MILLIS, TimeUnit.MILLISECONDS));
        }
    }

    /** Whatever fails, the next round comes. */
    private void round() {
        try {
            writers.replaceHeldUp();
            hub.round();
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.LIVE_STREAM, "", e);
        }
    }

    /** Ends the thread, then all listeners. */
    @Override
    public void close() {
        scheduler.shutdownNow();
        hub.end();
    }
}
