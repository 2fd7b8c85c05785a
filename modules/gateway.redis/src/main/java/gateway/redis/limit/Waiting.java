package gateway.redis.limit;

import gateway.api.limit.StoreUnavailableException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** A request of a thread that waits for Redis; made by that thread. Thread-safe. */
final class Waiting {
    private final Script script;
    private final ScriptCall call;
    private final Thread thread = Thread.currentThread();
    private final AtomicBoolean taken = new AtomicBoolean();
    private final AtomicReference<CombinedCall> combined = new AtomicReference<>();
    private final AtomicReference<Supplier<List<Object>>> outcome = new AtomicReference<>();

    Waiting(Script script, ScriptCall call) {
        this.script = script;
        this.call = call;
    }

    Script script() {
        return script;
    }

    ScriptCall call() {
        return call;
    }

    /** Takes it into a call, unless somebody has, or it waits no more. */
    boolean take() {
        return !isOver() && taken.compareAndSet(false, true);
    }

    /** Notes the call that it was taken into. */
    void isIn(CombinedCall taker) {
        combined.set(taker);
    }

    /** Waits no more: neither for others, nor does anybody wait longer for the call that it is in. */
    void expire() {
        CombinedCall taker = combined.get();
        if (taker != null) {
            taker.expire();
        } else if (take()) {
            fail(new StoreUnavailableException("Redis did not answer others in time"));
        }
    }

    boolean isInQueue() {
        return !taken.get();
    }

    boolean isOver() {
        return outcome.get() != null;
    }

    /** What was returned about it; only if it is over. */
    List<Object> answer() {
        return outcome.get().get();
    }

    void answer(List<Object> values) {
        end(() -> values);
    }

    void fail(RuntimeException problem) {
        end(() -> {
            throw problem;
        });
    }

    /** The first outcome counts. */
    private void end(Supplier<List<Object>> found) {
        if (outcome.compareAndSet(null, found)) {
            LockSupport.unpark(thread);
        }
    }
}
