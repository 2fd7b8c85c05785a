package gateway.web.live;

import gateway.web.admission.Failures;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** The thread that keeps the streams going, from the first listener on. Thread-safe. */
final class LiveClock implements AutoCloseable {
    private static final int ROUND_MILLIS = 100;
    private static final int LOOK_MILLIS = 500;

    private final Hub hub;
    private final ServerPorts ports;
    private final Writers writers;
    private final Failures failures;
    private final ScheduledExecutorService scheduler;
    private final List<Future<?>> work = new ArrayList<>();

    LiveClock(Hub hub, ServerPorts ports, Writers writers, Failures failures, ThreadFactory threads) {
        this.hub = Objects.requireNonNull(hub, "hub");
        this.ports = Objects.requireNonNull(ports, "ports");
        this.writers = Objects.requireNonNull(writers, "writers");
        this.failures = Objects.requireNonNull(failures, "failures");
        // Begins its thread with the first work.
        scheduler = Executors.newSingleThreadScheduledExecutor(threads);
    }

    synchronized void start() {
        if (work.isEmpty()) {
            work.add(every(LOOK_MILLIS, ports::look));
            work.add(every(ROUND_MILLIS, this::round));
        }
    }

    private Future<?> every(int millis, Runnable task) {
        return scheduler.scheduleWithFixedDelay(() -> attempt(task), 0, millis, TimeUnit.MILLISECONDS);
    }

    private void round() {
        writers.replaceHeldUp();
        hub.round();
    }

    /** Whatever fails, the next time comes. */
    private void attempt(Runnable task) {
        try {
            task.run();
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
