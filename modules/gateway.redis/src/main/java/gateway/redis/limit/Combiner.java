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
 * goes along with the next one. A thread that meets nobody sends its request at once, and nobody waits for others longer
 * than two milliseconds, so that a Redis that is far away has more calls under way. Thread-safe.
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
    private final Semaphore calls = new Semaphore(CALLS);
    private final Semaphore lateCalls = new Semaphore(LATE_CALLS);
    private final Queue<Waiting> queue = new ConcurrentLinkedQueue<>();

    Combiner(Scripts scripts, ScriptTime.Source time) {
        this.scripts = scripts;
        this.time = time;
        ticker = scripts.ticker();
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
        if (calls.tryAcquire()) {
            sendAndLetGo(calls);
        }
        long start = mine.isOver() ? 0 : ticker.epochNanos();
        while (!mine.isOver()) {
            await(mine, start);
        }
        return mine.answer();
    }

    private void await(Waiting mine, long start) {
        long waited = ticker.epochNanos() - start;
        if (Thread.currentThread().isInterrupted() || waited > scripts.timeoutNanos() + PATIENCE_NANOS) {
            mine.fail(new StoreUnavailableException("Redis did not answer others in time"));
        } else if (mine.isInQueue() && calls.tryAcquire()) {
            sendAndLetGo(calls);
        } else if (mine.isInQueue() && waited >= PATIENCE_NANOS && lateCalls.tryAcquire()) {
            sendAndLetGo(lateCalls);
        } else {
            LockSupport.parkNanos(this, PATIENCE_NANOS);
        }
    }

    /** Sends what waits, and wakes who comes next. */
    private void sendAndLetGo(Semaphore permit) {
        try {
            List<Waiting> batch = batch();
            if (!batch.isEmpty()) {
                send(batch);
            }
        } finally {
            permit.release();
            Waiting next = queue.peek();
            if (next != null) {
                next.wake();
            }
        }
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

    private void send(List<Waiting> batch) {
        try {
            List<ScriptCall> requests = batch.stream().map(Waiting::call).toList();
            List<Object> values =
                    scripts.run(script(batch), ScriptCall.keys(requests), ScriptCall.arguments(time.now(), requests));
            int from = 0;
            for (Waiting waiting : batch) {
                int to = from + waiting.call().limits() * Reply.VALUES;
                waiting.answer(values.subList(from, to));
                from = to;
            }
        } catch (RuntimeException e) {
            batch.forEach(waiting -> waiting.fail(e));
        } finally {
            // After an error of the JVM; whoever has an answer keeps it.
            batch.forEach(waiting -> waiting.fail(new StoreUnavailableException("Redis was not asked to the end")));
        }
    }

    private static Script script(List<Waiting> batch) {
        Script first = batch.get(0).script();
        return batch.stream().allMatch(waiting -> waiting.script().equals(first)) ? first : ANY;
    }
}
