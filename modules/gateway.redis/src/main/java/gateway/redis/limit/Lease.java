package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Permitted;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Permits of one key that were taken from Redis and not yet used: never as many as are taken at a time. They lapse when
 * what Redis had counted for them would be forgotten. Thread-safe.
 */
final class Lease {
    private static final Held NOTHING = new Held(0, Long.MIN_VALUE, 0, 0);

    private final long size;
    private final AtomicReference<Held> held = new AtomicReference<>(NOTHING);
    /** Held by whoever asks Redis for more; nobody waits for it. */
    private final ReentrantLock asking = new ReentrantLock();

    /** At a time so many. */
    Lease(long size) {
        this.size = size;
    }

    /**
     * What is held.
     *
     * @param permits how many
     * @param lapsesAt when they are worth nothing any more
     * @param remaining how many Redis had left
     * @param resetAt when the limit is whole again
     */
    private record Held(long permits, long lapsesAt, long remaining, long resetAt) {
        long at(long now) {
            return lapsesAt - now > 0 ? permits : 0;
        }

        Held with(long some) {
            return new Held(some, lapsesAt, remaining, resetAt);
        }
    }

    /**
     * Permits that were taken, to be used or put back.
     *
     * @param permits how many; 0 if there were not enough
     * @param lapsesAt when they are worth nothing any more
     * @param remaining how many are left without them, here and in Redis
     * @param resetAfter when the limit is whole again
     */
    record Taken(long permits, long lapsesAt, long remaining, long resetAfter) {
        Decision used() {
            return new Permitted(remaining, resetAfter);
        }

        Decision unused() {
            return new Permitted(remaining + permits, resetAfter);
        }
    }

    boolean mayAsk() {
        return asking.tryLock();
    }

    void asked() {
        asking.unlock();
    }

    boolean isEmpty(long now) {
        return held.get().at(now) == 0;
    }

    /** Takes some; none if there are not enough. */
    Taken take(long some, long now) {
        while (true) {
            Held before = held.get();
            long left = before.at(now) - some;
            if (left < 0) {
                return new Taken(0, before.lapsesAt(), 0, 0);
            }
            if (held.compareAndSet(before, before.with(left))) {
                long reset = Math.max(0, before.resetAt() - now);
                return new Taken(some, before.lapsesAt(), before.remaining() + left, reset);
            }
        }
    }

    /** Puts back what was taken, unless it has lapsed, or there is more by now. */
    void putBack(Taken taken) {
        held.updateAndGet(now -> now.lapsesAt() == taken.lapsesAt()
                ? now.with(Math.min(size - 1, now.permits() + taken.permits()))
                : now);
    }

    /** Adds what is left of a batch that Redis permitted, asked at a time. */
    void add(long some, Decision decision, long askedAt) {
        long until = askedAt + Math.min(decision.resetAfterNanos(), Long.MAX_VALUE / 4);
        held.updateAndGet(before -> {
            boolean over = before.at(askedAt) == 0;
            long permits = Math.min(size - 1, some + before.at(askedAt));
            return new Held(permits, over ? until : Math.min(until, before.lapsesAt()), decision.remaining(), until);
        });
    }
}
