package gateway.algorithms.memory;

/**
 * What is dropped from a segment, and what has to stay. Used under the lock of the segment.
 *
 * @param <D> the drafts of its states
 */
final class Upkeep<D extends Draft> {
    private final Segment<D> segment;
    private int hand;
    private long nothingUntil = Long.MIN_VALUE;
    private int nothingAsOf;
    private Object nothingBy = this;

    Upkeep(Segment<D> segment) {
        this.segment = segment;
    }

    /** Drops every state that says nothing any more, and gives memory back if that was most of them. */
    void sweep(long nowNanos) {
        Judgement judgement = segment.table().judges().judgement();
        D draft = segment.slots().draft(Room.UNCOUNTED);
        for (int slot = 0; slot < segment.slots().capacity(); slot++) {
            while (isIdle(slot, judgement, draft, nowNanos)) {
                segment.remove(slot); // what follows may move up into this slot
            }
        }
        segment.shrink();
    }

    private boolean isIdle(int slot, Judgement judgement, D draft, long nowNanos) {
        if (segment.slots().isFree(slot)) {
            return false;
        }
        segment.slots().read(slot, draft);
        return judgement.idleAt(draft) <= nowNanos;
    }

    /**
     * Drops one state to make room for another key. That there was none to drop is remembered until the first permit
     * comes back, so that a flood of new keys does not cost a search each.
     *
     * @return whether one was dropped
     */
    boolean giveUp(long nowNanos) {
        Object judges = segment.table().judges().edition();
        if (nowNanos < nothingUntil && nothingAsOf == segment.changes() && nothingBy == judges) {
            return false;
        }
        VictimSearch<Integer> search = search(nowNanos);
        search.found().ifPresentOrElse(slot -> drop(slot, search.foundIdle()), () -> {
            nothingUntil = search.nothingUntil();
            nothingAsOf = segment.changes();
            nothingBy = judges;
        });
        return search.found().isPresent();
    }

    /** The next search begins where this one ends, so that keys do not go all from one place and come to others. */
    private VictimSearch<Integer> search(long nowNanos) {
        Slots<D> slots = segment.slots();
        D draft = slots.draft(Room.UNCOUNTED);
        VictimSearch<Integer> search =
                new VictimSearch<>(segment.table().judges().judgement(), nowNanos);
        for (int i = 0; i < slots.capacity() && search.goesOn(); i++) {
            hand = (hand + 1) % slots.capacity();
            if (!slots.isFree(hand) && !segment.isInUse(hand)) {
                slots.read(hand, draft);
                search.examine(hand, draft);
            }
        }
        return search;
    }

    private void drop(int slot, boolean idle) {
        segment.remove(slot);
        if (!idle) {
            segment.table().account().countEvicted();
        }
    }
}
