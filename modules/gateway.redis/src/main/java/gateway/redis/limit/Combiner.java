package gateway.redis.limit;

import gateway.api.limit.StoreUnavailableException;
import gateway.api.limit.Ticker;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;

/**
 * Has Redis decide about requests of many threads in few calls: whoever comes while some calls are under way waits, and
 * goes along with the next one, which is sent by the thread that brings the answer of one before. A thread that meets
 * nobody sends its request at once, and nobody waits for others longer than two milliseconds, so that a Redis that is far
 * away has more calls under way. Thread-safe.
 *
 * <p>Each request of a call is all or nothing, and none knows of the others.
 */
final class Combiner implements Questions {
    /** Few enough that others' commands get their turn in Redis. */
    private static final int MOST_REQUESTS = 32;

    private static final int CALLS = 2;
    private static final int LATE_CALLS = 30;
    private static final long PATIENCE_NANOS = 2_000_000;
    /** For requests of different algorithms. */
    private static final Script ANY = Script.acquiring(List.of(
            "bucket", "fixed-window", "leaky-bucket", "sliding-window-counter", "sliding-window-log", "token-bucket"));

    private final Scripts scripts;
    private final ScriptTime.Source time;
    private final Ticker ticker;
    private final long mostNanos;
    private final Semaphore calls = new Semaphore(CALLS);
    private final Semaphore lateCalls = new Semaphore(LATE_CALLS);
    private final Queue<Waiting> queue = new ConcurrentLinkedQueue<>();

    Combiner(Scripts scripts, ScriptTime.Source time) {
        this.scripts = scripts;
        this.time = time;
        ticker = scripts.ticker();
        mostNanos = scripts.timeoutNanos() + PATIENCE_NANOS;
    }

    /**
     * What the script returned about a request.
     *
     * @throws StoreUnavailableException if Redis does not answer in time
     */
    @Override
    public List<Object> ask(Script script, ScriptCall call) {
        Waiting mine = new Waiting(script, call);
        queue.add(mine);
        sendWhatWaits(calls);
        if (!mine.isOver()) {
            await(mine);
        }
        return mine.answer();
    }

    private void await(Waiting mine) {
        long start = ticker.epochNanos();
        for (long waited = 0; !mine.isOver(); waited = ticker.epochNanos() - start) {
            if (Thread.currentThread().isInterrupted()) {
                mine.fail(new StoreUnavailableException("the thread was interrupted while Redis decided"));
            } else if (waited > mostNanos) {
                mine.expire();
                LockSupport.parkNanos(this, PATIENCE_NANOS);
            } else if (mine.isInQueue()) {
                awaitTurn(waited);
            } else {
                LockSupport.parkNanos(this, mostNanos - waited + 1);
            }
        }
    }

    private void awaitTurn(long waited) {
        if (waited < PATIENCE_NANOS) {
            LockSupport.parkNanos(this, PATIENCE_NANOS - waited);
        } else if (!sendWhatWaits(lateCalls)) {
            LockSupport.parkNanos(this, PATIENCE_NANOS);
        }
    }

    /** Has calls sent as long as there are some to be had and requests for them; false if there was none to be had. */
    private boolean sendWhatWaits(Semaphore permits) {
        while (!queue.isEmpty()) {
            if (!permits.tryAcquire()) {
                return false;
            }
            List<Waiting> batch = batch();
            if (batch.isEmpty()) {
                permits.release();
            } else {
                send(batch, permits);
            }
        }
        return true;
    }

    private void send(List<Waiting> batch, Semaphore permits) {
        new CombinedCall(scripts, script(batch), time.now(), batch, () -> {
                    permits.release();
                    sendWhatWaits(calls);
                })
                .send();
    }

    private List<Waiting> batch() {
        List<Waiting> batch = new ArrayList<>();
        while (batch.size() < MOST_REQUESTS) {
            Waiting next = queue.poll();
            if (next == null) {
                return batch;
            }
            if (next.take()) {
                batch.add(next);
            }
        }
        return batch;
    }

    private static Script script(List<Waiting> batch) {
        Script first = batch.get(0).script();
        for (Waiting waiting : batch) {
            if (!waiting.script().equals(first)) {
                return ANY;
            }
        }
        return first;
    }
}
