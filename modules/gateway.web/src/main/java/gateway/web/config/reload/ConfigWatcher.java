package gateway.web.config.reload;

import static java.lang.System.Logger.Level.ERROR;
import static java.lang.System.Logger.Level.INFO;
import static java.lang.System.Logger.Level.WARNING;

import gateway.api.limit.Ticker;
import gateway.web.config.source.ConfigFile;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Looks at the configuration file now and then, and puts a change in force once it has come to rest: all of it or,
 * if there is a fault anywhere, nothing.
 *
 * <p>Made on a thread of the application, whose context class loader the looks get, whatever thread they run on.
 * Thread-safe.
 */
public final class ConfigWatcher implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(ConfigWatcher.class.getName());

    private final ConfigFile file;
    private final Duration interval;
    private final Reloader reloader;
    private final Stability stability;
    private final ScheduledExecutorService scheduler;
    private final Ticker ticker;
    private final ClassLoader loader = Thread.currentThread().getContextClassLoader();
    private volatile ReloadStatus status = new ReloadStatus.Unchanged();
    private Optional<Future<?>> next = Optional.empty();
    private boolean closed;

    ConfigWatcher(
            LoadedConfig.FileInForce inForce, Reloader reloader, ScheduledExecutorService scheduler, Ticker ticker) {
        file = inForce.plan().file();
        interval = inForce.interval();
        stability = new Stability(inForce.content());
        this.reloader = reloader;
        this.scheduler = scheduler;
        this.ticker = ticker;
    }

    /** Begins to look; to be called once. */
    public void start() {
        schedule(interval);
    }

    /** {@return what came of the last change} */
    public ReloadStatus status() {
        return status;
    }

    /** Ends it; a look that is under way may still put a change in force. */
    @Override
    public synchronized void close() {
        closed = true;
        next.ifPresent(look -> look.cancel(false));
    }

    private synchronized void schedule(Duration delay) {
        if (!closed) {
            next = Optional.of(scheduler.schedule(this::lookAndSchedule, delay.toNanos(), TimeUnit.NANOSECONDS));
        }
    }

    private void lookAndSchedule() {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            look();
        } catch (RuntimeException | LinkageError e) {
            LOG.log(ERROR, "Looking at the configuration file " + file + " failed; what was in force stays", e);
        } finally {
            thread.setContextClassLoader(before);
            schedule(stability.isWaiting() && interval.compareTo(Stability.REST) > 0 ? Stability.REST : interval);
        }
    }

    private void look() {
        stability
                .settled(file.look(), ticker.epochNanos())
                .map(reloader::reload)
                .ifPresent(result -> {
                    status = result;
                    log(result);
                });
    }

    private void log(ReloadStatus result) {
        if (result instanceof ReloadStatus.Applied applied) {
            LOG.log(INFO, "The configuration file {0} is in force", file);
            applied.notes().forEach(note -> LOG.log(WARNING, note));
        } else if (result instanceof ReloadStatus.Refused refused) {
            LOG.log(
                    WARNING,
                    "The configuration file " + file + " was refused as a whole; what was in force stays. Faults:\n"
                            + refused.faults().stream()
                                    .map(fault -> "  " + fault)
                                    .collect(Collectors.joining("\n")));
        }
    }
}
