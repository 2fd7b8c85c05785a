package gateway.algorithms.memory;

/**
 * A trial in a segment.
 *
 * @param <D> the drafts of its states
 */
final class SegmentTrial<D extends Draft> extends DraftTrial implements Room {
    private final Segment<D> segment;
    private final D draft;
    private long nowNanos;
    private long hash;
    private long high;
    private long low;
    private int slot;
    private int slotAsOf;
    private int users;

    SegmentTrial(Segment<D> segment, Slots<D> slots) {
        this.segment = segment;
        draft = slots.draft(this);
    }

    boolean isOpen() {
        return users > 0;
    }

    boolean isFor(long keyHigh, long keyLow) {
        return high == keyHigh && low == keyLow;
    }

    boolean isOpenFor(long keyHigh, long keyLow) {
        return isOpen() && isFor(keyHigh, keyLow);
    }

    /** Begins with a key, or joins the policy that has begun with it. */
    void open(long atNanos, long keyHash, long keyHigh, long keyLow) {
        segment.enter();
        if (users++ == 0) {
            nowNanos = atNanos;
            hash = keyHash;
            high = keyHigh;
            low = keyLow;
            locate();
            load();
        }
    }

    private void locate() {
        slot = segment.slots().find(hash, high, low);
        slotAsOf = segment.changes();
    }

    /** The slot of the key, or the complement of the free one for it. */
    private int slot() {
        if (slotAsOf != segment.changes()) {
            locate();
        }
        return slot;
    }

    private void load() {
        if (isPresent()) {
            segment.slots().read(slot(), draft);
        } else {
            draft.clear();
        }
    }

    @Override
    D draft() {
        return draft;
    }

    @Override
    boolean isPresent() {
        return slot() >= 0;
    }

    @Override
    void restore() {
        draft.undo();
        load();
    }

    @Override
    boolean reserve() {
        if (!takeKey()) {
            segment.table().account().countRefused();
            return false;
        }
        segment.makeSlot();
        return true;
    }

    private boolean takeKey() {
        SegmentTable<D> table = segment.table();
        if (!table.takeKey(segment, hash, nowNanos)) {
            return false;
        }
        boolean taken = take(segment.slots().initialBytes());
        if (!taken) {
            table.account().adjust(-1, 0);
        }
        return taken;
    }

    @Override
    void cancelReservation() {
        segment.table().account().adjust(-1, -segment.slots().initialBytes());
    }

    @Override
    void store() {
        if (!isPresent()) {
            segment.makeSlot(); // once more, since another trial of the request may have taken the first
            segment.occupy(~slot(), high, low);
        }
        segment.slots().write(slot(), draft);
    }

    @Override
    void note(boolean refused) {
        segment.refusals().note(refused, nowNanos);
    }

    @Override
    void letGo() {
        users--;
        segment.exit();
    }

    @Override
    public boolean take(long bytes) {
        return segment.table().takeBytes(bytes, segment, hash, nowNanos);
    }

    @Override
    public void adjust(long bytes) {
        segment.table().account().adjust(0, bytes);
    }
}
