package gateway.algorithms.memory;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of a table: slots under one lock. What a request tries there is in trials, one for each of its keys, which are
 * kept for the next request; the last one to be closed frees the lock.
 *
 * @param <D> the drafts of its states
 */
final class Segment<D extends Draft> extends SpinLock {
    private static final int SMALLEST = 4;

    private final SegmentTable<D> table;
    private final SegmentTrial<D> first;
    private final Upkeep<D> upkeep = new Upkeep<>(this);
    private final Refusals refusals = new Refusals(this);
    private List<SegmentTrial<D>> more = List.of();
    private Slots<D> slots;
    private int changes;
    private int entries;

    Segment(SegmentTable<D> table, Slots<D> prototype) {
        this.table = table;
        slots = prototype.empty(SMALLEST);
        first = new SegmentTrial<>(this, prototype);
    }

    /** Whether there are no keys; outside the lock, a guess. */
    boolean isEmpty() {
        return slots.used() == 0;
    }

    /** Counts another trial of the request that has the lock. */
    void enter() {
        entries++;
    }

    /** Gives the lock back with the last trial. */
    void exit() {
        if (--entries == 0) {
            unlock();
        }
    }

    SegmentTable<D> table() {
        return table;
    }

    Upkeep<D> upkeep() {
        return upkeep;
    }

    Refusals refusals() {
        return refusals;
    }

    Slots<D> slots() {
        return slots;
    }

    /** Changes whenever a key may have come, gone or moved. */
    int changes() {
        return changes;
    }

    /** The trial of a key: the one that is open already, or a free one. They are closed in reverse order. */
    SegmentTrial<D> trial(long high, long low) {
        if (!first.isOpen() || first.isFor(high, low)) {
            return first;
        }
        for (SegmentTrial<D> trial : more) {
            if (!trial.isOpen() || trial.isFor(high, low)) {
                return trial;
            }
        }
        SegmentTrial<D> trial = new SegmentTrial<>(this, slots);
        more = new ArrayList<>(more);
        more.add(trial);
        return trial;
    }

    /** Whether the state in a slot is being used. */
    boolean isInUse(int slot) {
        long high = slots.high(slot);
        long low = slots.low(slot);
        for (SegmentTrial<D> trial : more) {
            if (trial.isOpenFor(high, low)) {
                return true;
            }
        }
        return first.isOpenFor(high, low);
    }

    /** Makes sure that the next key finds a slot. */
    void makeSlot() {
        int capacity = slots.capacity();
        if (slots.used() + 1 > capacity * 4L / 5) {
            resize(capacity + capacity / 2);
        }
    }

    /** Puts a key into the free slot where it belongs. */
    void occupy(int slot, long high, long low) {
        slots.occupy(slot, high, low);
        changes++;
    }

    /** Drops a key. */
    void remove(int slot) {
        table.account().adjust(-1, -slots.bytes(slot));
        slots.remove(slot);
        changes++;
    }

    /** Gives memory back when most slots are free. */
    void shrink() {
        if (slots.capacity() > SMALLEST && slots.used() < slots.capacity() / 4) {
            resize(Math.max(SMALLEST, 2 * slots.used()));
        }
    }

    private void resize(int capacity) {
        slots = slots.resized(capacity);
        changes++;
    }
}
