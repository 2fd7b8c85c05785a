package gateway.algorithms.memory;

import gateway.api.limit.LimitState;

/** Slots for states that grow: each has an array of its own. */
final class GrowingSlots extends Slots<GrowingDraft> {
    private static final long[] NOTHING = {};

    private final int initialWords;
    private final long[][] states;

    GrowingSlots(int capacity, int initialWords) {
        super(capacity, 0);
        this.initialWords = initialWords;
        states = new long[capacity][];
    }

    @Override
    GrowingSlots empty(int newCapacity) {
        return new GrowingSlots(newCapacity, initialWords);
    }

    @Override
    GrowingDraft draft(Room room) {
        return new GrowingDraft(initialWords, room);
    }

    @Override
    boolean isCopyable() {
        return false;
    }

    @Override
    LimitState copy(int slot) {
        throw new UnsupportedOperationException("states that grow are not copied");
    }

    @Override
    void read(int slot, GrowingDraft draft) {
        draft.read(states[slot]);
    }

    @Override
    void write(int slot, GrowingDraft draft) {
        states[slot] = draft.keep();
    }

    @Override
    long initialBytes() {
        return GrowingDraft.bytes(initialWords);
    }

    @Override
    long bytes(int slot) {
        return GrowingDraft.bytes(states[slot].length);
    }

    @Override
    void take(int slot, Slots<GrowingDraft> source, int sourceSlot) {
        states[slot] = ((GrowingSlots) source).states[sourceSlot];
    }

    @Override
    void clear(int slot) {
        states[slot] = NOTHING;
    }
}
