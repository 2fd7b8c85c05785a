package gateway.algorithms.memory;

import gateway.api.limit.LimitState;

/** Slots for states of fixed size, which lie beside their keys: one memory access mostly finds both. */
final class FixedSlots extends Slots<FixedDraft> {
    private final int stateWords;

    FixedSlots(int capacity, int stateWords) {
        super(capacity, stateWords);
        this.stateWords = stateWords;
    }

    @Override
    FixedSlots empty(int newCapacity) {
        return new FixedSlots(newCapacity, stateWords);
    }

    @Override
    FixedDraft draft(Room room) {
        return new FixedDraft(stateWords);
    }

    @Override
    boolean isCopyable() {
        return stateWords <= Snapshot.MOST_WORDS;
    }

    @Override
    LimitState copy(int slot) {
        return new Snapshot(words(), stateStart(slot), stateWords);
    }

    @Override
    void read(int slot, FixedDraft draft) {
        draft.read(words(), stateStart(slot));
    }

    @Override
    void write(int slot, FixedDraft draft) {
        draft.write(words(), stateStart(slot));
    }

    @Override
    long initialBytes() {
        return 0;
    }

    @Override
    long bytes(int slot) {
        return 0;
    }

    @Override
    void take(int slot, Slots<FixedDraft> source, int sourceSlot) {
        System.arraycopy(source.words(), source.stateStart(sourceSlot), words(), stateStart(slot), stateWords);
    }

    @Override
    void clear(int slot) {
        // the words of a free slot mean nothing
    }
}
