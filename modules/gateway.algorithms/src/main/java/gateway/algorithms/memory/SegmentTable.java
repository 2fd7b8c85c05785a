package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A table for many keys: segments, each with a lock of its own, that are made when they are first needed.
 *
 * @param <D> the drafts of its states
 */
final class SegmentTable<D extends Draft> extends Table {
    private static final int ATTEMPTS = 8;

    /** Zeros mark a free slot, so the key of zeros is kept under some other bits. */
    private static final LimitKey INSTEAD_OF_ZEROS = new LimitKey(0x243F6A8885A308D3L, 0x13198A2E03707344L);

    private final Slots<D> prototype;
    private final AtomicReferenceArray<Segment<D>> segments;

    /** A table of so many segments, a power of two. */
    SegmentTable(Account account, Tables tables, TableRank rank, Slots<D> prototype, int segments) {
        super(account, tables, rank);
        this.prototype = prototype;
        this.segments = new AtomicReferenceArray<>(segments);
    }

    private static LimitKey stored(LimitKey key) {
        return (key.high() | key.low()) == 0 ? INSTEAD_OF_ZEROS : key;
    }

    private static long hash(LimitKey stored) {
        return Slots.hash(stored.high(), stored.low());
    }

    private int index(long hash) {
        return (int) (hash >>> 32) & (segments.length() - 1);
    }

    private Segment<D> segment(int index) {
        Segment<D> found = segments.get(index);
        if (found != null) {
            return found;
        }
        Segment<D> made = new Segment<>(this, prototype);
        return segments.compareAndSet(index, null, made) ? made : segments.get(index);
    }

    @Override
    int compare(LimitKey one, LimitKey other) {
        return Integer.compare(index(hash(stored(one))), index(hash(stored(other))));
    }

    @Override
    Decision refusal(LimitKey key, Policy policy, long permits, long nowNanos) {
        LimitKey stored = stored(key);
        long hash = hash(stored);
        Refusals refusals = segment(index(hash)).refusals();
        return refusals.areLikely(nowNanos) ? refusals.find(policy, hash, stored, permits, nowNanos) : Refusals.NONE;
    }

    @Override
    Trial open(Holdings holdings, LimitKey key, long nowNanos) {
        LimitKey stored = stored(key);
        long hash = hash(stored);
        Segment<D> segment = segment(index(hash));
        holdings.lock(segment);
        SegmentTrial<D> trial = segment.trial(stored.high(), stored.low());
        trial.open(nowNanos, hash, stored.high(), stored.low());
        return trial;
    }

    @Override
    void forget(LimitKey key) {
        LimitKey stored = stored(key);
        long hash = hash(stored);
        Segment<D> segment = segment(index(hash));
        segment.lock();
        try {
            int slot = segment.slots().find(hash, stored.high(), stored.low());
            if (slot >= 0) {
                segment.remove(slot);
            }
        } finally {
            segment.unlock();
        }
    }

    @Override
    int parts() {
        return segments.length();
    }

    @Override
    boolean isUsed(int part) {
        return segments.get(part) != null;
    }

    @Override
    void sweep(int part, long nowNanos) {
        Segment<D> segment = segments.get(part);
        if (segment != null && segment.tryLock()) {
            try {
                segment.upkeep().sweep(nowNanos);
            } finally {
                segment.unlock();
            }
        }
    }

    @Override
    boolean giveUp(Object held, long hash, long nowNanos) {
        int attempts = rank().isShared() ? ATTEMPTS : 0;
        for (int i = 0; i < segments.length() && attempts < ATTEMPTS; i++) {
            Segment<D> segment = segments.get((index(hash) + i) & (segments.length() - 1));
            if (segment != null && !segment.isEmpty()) {
                attempts++;
                if (segment == held ? segment.upkeep().giveUp(nowNanos) : giveUp(segment, nowNanos)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean giveUp(Segment<D> segment, long nowNanos) {
        if (!segment.tryLock()) {
            return false;
        }
        try {
            return segment.upkeep().giveUp(nowNanos);
        } finally {
            segment.unlock();
        }
    }
}
