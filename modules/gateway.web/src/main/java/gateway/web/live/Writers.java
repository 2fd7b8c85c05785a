package gateway.web.live;

import gateway.api.limit.Ticker;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that write to listeners: a few for all of them, and one more for each that is held up by somebody who does
 * not read, as long as that lasts. Idle threads end. Thread-safe.
 */
final class Writers implements Executor, AutoCloseable {
    static final int FEW = 4;
    static final int MANY = 256;
    /** From when on a thread is taken for one that is held up. */
    static final Duration HELD_UP = Duration.ofMillis(200);

    /** Nothing is refused before everything is being closed. */
    private static final RejectedExecutionHandler DROP_AT_END = new ThreadPoolExecutor.DiscardPolicy();

    private static final int IDLE_SECONDS = 10;
    private static final int PATIENCE_SECONDS = 2;

    private final Ticker ticker;
    private final ThreadPoolExecutor pool;
    /** When each thread that works began to. */
    private final Map<Thread, Long> working = new ConcurrentHashMap<>();

    Writers(ThreadFactory threads, Ticker ticker) {
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        pool = new ThreadPoolExecutor(
                FEW, FEW, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), threads, DROP_AT_END);
        pool.setMaximumPoolSize(MANY);
        pool.allowCoreThreadTimeOut(true);
    }

    @Override
    public void execute(Runnable work) {
        pool.execute(() -> {
            working.put(Thread.currentThread(), ticker.epochNanos());
            try {
                work.run();
            } finally {
                working.remove(Thread.currentThread());
            }
        });
    }

    /** Takes so many further threads that the usual number can work while some are held up. */
    void replaceHeldUp() {
        long now = ticker.epochNanos();
        long heldUp = working.values().stream()
                .filter(since -> now - since > HELD_UP.toNanos())
                .count();
        int wanted = (int) Math.min(MANY, FEW + heldUp);
        if (pool.getCorePoolSize() != wanted) {
            pool.setCorePoolSize(wanted);
        }
    }

    /** Does what was asked for, for a short time, and ends all threads. */
    @Override
    public void close() {
        pool.shutdown();
        try {
            if (pool.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        pool.shutdownNow();
    }
}
