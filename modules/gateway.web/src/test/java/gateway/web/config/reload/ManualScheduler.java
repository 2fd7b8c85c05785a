package gateway.web.config.reload;

import gateway.api.limit.Ticker;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A scheduler and a clock that only go on when a test lets them. A task runs on a thread without a context class
 * loader, as in a server.
 */
final class ManualScheduler extends ScheduledThreadPoolExecutor implements Ticker {
    private long nowNanos;
    private Optional<Task> next = Optional.empty();

    ManualScheduler() {
        super(0);
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
        Task task = new Task(command, nowNanos + unit.toNanos(delay));
        next = Optional.of(task);
        return task;
    }

    @Override
    public long epochNanos() {
        return nowNanos;
    }

    /** Lets time go on; what is due is done at its time. */
    void pass(Duration time) {
        long end = nowNanos + time.toNanos();
        for (Optional<Task> due = due(end); due.isPresent(); due = due(end)) {
            nowNanos = due.get().atNanos;
            next = Optional.empty();
            due.get().runOnForeignThread();
        }
        nowNanos = end;
    }

    private Optional<Task> due(long end) {
        return next.filter(task -> task.atNanos <= end && !task.isCancelled());
    }

    boolean isIdle() {
        return due(Long.MAX_VALUE).isEmpty();
    }

    private static final class Task extends FutureTask<List<Object>> implements ScheduledFuture<List<Object>> {
        private final long atNanos;

        Task(Runnable command, long atNanos) {
            super(callable(command));
            this.atNanos = atNanos;
        }

        private static Callable<List<Object>> callable(Runnable command) {
            return () -> {
                command.run();
                return List.of();
            };
        }

        void runOnForeignThread() {
            Thread thread = new Thread(this, "foreign");
            thread.setContextClassLoader(null);
            thread.start();
            try {
                get();
            } catch (InterruptedException | ExecutionException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(atNanos, TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
        }
    }
}
