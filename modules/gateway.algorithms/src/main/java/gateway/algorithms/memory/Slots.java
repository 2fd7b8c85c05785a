package gateway.algorithms.memory;

import gateway.api.limit.LimitState;

/**
 * An open-addressing table from keys to states, with linear probing and without an object for each key. A slot is two
 * words of key and the words of a state; a slot whose key is zero is free. The capacity never changes: a growing table is
 * copied into a larger one. There is always a free slot. Not thread-safe.
 *
 * @param <D> the drafts of its states
 */
abstract class Slots<D extends Draft> {
    private static final int KEY_WORDS = 2;

    private final int capacity;
    private final int stride;
    private final long[] words;
    private int used;

    Slots(int capacity, int stateWords) {
        this.capacity = capacity;
        stride = KEY_WORDS + stateWords;
        words = new long[Math.multiplyExact(capacity, stride)];
    }

    /** Spreads the bits of a key. Keys are hashes already, but nothing says which of their bits are. */
    static long hash(long high, long low) {
        long hash = (low ^ (high * 0x9E3779B97F4A7C15L)) * 0xC2B2AE3D27D4EB4FL;
        return hash ^ (hash >>> 32);
    }

    /** An empty table of the same kind. */
    abstract Slots<D> empty(int newCapacity);

    abstract D draft(Room room);

    /** Whether states can be copied in no time, and so without the lock. */
    abstract boolean isCopyable();

    /** A copy of a state. */
    abstract LimitState copy(int slot);

    abstract void read(int slot, D draft);

    abstract void write(int slot, D draft);

    /** The bytes that the state of a new key takes besides its slot. */
    abstract long initialBytes();

    /** The bytes that a state takes besides its slot. */
    abstract long bytes(int slot);

    /** Takes over a state of another table; the key is there already. */
    abstract void take(int slot, Slots<D> source, int sourceSlot);

    /** Lets a free slot forget what it refers to. */
    abstract void clear(int slot);

    final int capacity() {
        return capacity;
    }

    final int used() {
        return used;
    }

    /** Where the state of a slot begins. */
    final int stateStart(int slot) {
        return slot * stride + KEY_WORDS;
    }

    final long[] words() {
        return words;
    }

    final long high(int slot) {
        return words[slot * stride];
    }

    final long low(int slot) {
        return words[slot * stride + 1];
    }

    final boolean isFree(int slot) {
        return (high(slot) | low(slot)) == 0;
    }

    /**
     * The slot of a key; if it is not there, the complement {@code ~slot} of the free slot where it belongs. Ends after
     * one round even if there seems to be none, as may happen to who reads while others move keys.
     */
    final int find(long hash, long high, long low) {
        int slot = home(hash);
        for (int probes = 0; probes < capacity && !isFree(slot); probes++) {
            if (high(slot) == high && low(slot) == low) {
                return slot;
            }
            slot = after(slot);
        }
        return ~slot;
    }

    /** Puts a key into the free slot where it belongs. */
    final void occupy(int slot, long high, long low) {
        words[slot * stride] = high;
        words[slot * stride + 1] = low;
        used++;
    }

    /** Frees a slot and closes the gap, so that no mark has to stay behind. */
    final void remove(int slot) {
        int gap = slot;
        for (int next = after(gap); !isFree(next); next = after(next)) {
            int home = home(hash(high(next), low(next)));
            if (distance(home, next) >= distance(gap, next)) {
                move(next, gap);
                gap = next;
            }
        }
        words[gap * stride] = 0;
        words[gap * stride + 1] = 0;
        clear(gap);
        used--;
    }

    private void move(int from, int to) {
        words[to * stride] = high(from);
        words[to * stride + 1] = low(from);
        take(to, this, from);
    }

    /** A copy of another capacity. */
    final Slots<D> resized(int newCapacity) {
        Slots<D> target = empty(newCapacity);
        for (int slot = 0; slot < capacity; slot++) {
            if (!isFree(slot)) {
                int free = ~target.find(hash(high(slot), low(slot)), high(slot), low(slot));
                target.occupy(free, high(slot), low(slot));
                target.take(free, this, slot);
            }
        }
        return target;
    }

    /** The lower half of the hash, scaled to the capacity. */
    private int home(long hash) {
        return (int) (((hash & 0xFFFF_FFFFL) * capacity) >>> 32);
    }

    private int after(int slot) {
        return slot + 1 == capacity ? 0 : slot + 1;
    }

    private int distance(int from, int to) {
        return to >= from ? to - from : to - from + capacity;
    }
}
