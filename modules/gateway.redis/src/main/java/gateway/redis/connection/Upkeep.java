package gateway.redis.connection;

import gateway.api.limit.StoreUnavailableException;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** What goes on in the background: connecting, agreeing on the secret, looking for changes. One thread does it all. */
final class Upkeep implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Upkeep.class.getName());
    private static final long INTERVAL_MILLIS = 500;

    private final Redis redis;
    private final Link link;
    private Optional<Future<?>> working = Optional.empty();
    /** Whether a look is on its way that comes after whatever has changed until now. */
    private final AtomicBoolean soon = new AtomicBoolean();

    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(Upkeep::daemon);

    Upkeep(Redis redis, Link link) {
        this.redis = redis;
        this.link = link;
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "gateway-redis");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Tries to connect, and goes on from there in the background.
     *
     * @throws StoreUnavailableException if there is no connection, and one is required
     */
    void start() {
        try {
            work();
        } catch (StoreUnavailableException e) {
            if (redis.settings().required()) {
                throw e;
            }
            redis.unconnected(e);
        }
        working = Optional.of(thread.scheduleWithFixedDelay(
                this::tryToWork, INTERVAL_MILLIS, INTERVAL_MILLIS, TimeUnit.MILLISECONDS));
    }

    private void work() {
        if (!link.isMade() || redis.isLost()) {
            link.make(redis.changes().channel(), this::workSoon);
        }
        redis.agree();
        redis.visitNodes();
        redis.changes().look();
    }

    private void tryToWork() {
        soon.set(false);
        try {
            work();
        } catch (StoreUnavailableException e) {
            if (!thread.isShutdown() && (redis.isAnswering() || !link.isMade())) {
                redis.unconnected(e);
            }
        } catch (RuntimeException | LinkageError e) {
            LOG.log(Level.WARNING, "What was to be done after a change failed", e);
        }
    }

    /** After a message, whose thread must not wait; one look is enough for many messages. */
    private void workSoon() {
        if (soon.getAndSet(true)) {
            return;
        }
        try {
            thread.execute(this::tryToWork);
        } catch (RejectedExecutionException e) {
            LOG.log(Level.DEBUG, "A message came while everything was being closed", e);
        }
    }

    @Override
    public void close() {
        working.ifPresent(work -> work.cancel(true));
        thread.shutdownNow();
    }
}
