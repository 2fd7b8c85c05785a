package gateway.algorithms.memory;

import gateway.api.limit.LimitKey;

/** A trial on a copy of what a {@link Cell} contains, which shows {@link Cell#HELD} to everybody else meanwhile. */
final class HeldTrial extends DraftTrial {
    private final CellTable table;
    private final long nowNanos;
    private final LimitKey key;
    private final Cell cell;
    private final FixedDraft draft;
    private long[] state;
    private boolean present;
    private int users = 1;

    HeldTrial(CellTable table, long nowNanos, LimitKey key, Cell cell, long[] state, boolean present) {
        this.table = table;
        this.nowNanos = nowNanos;
        this.key = key;
        this.cell = cell;
        this.state = state;
        this.present = present;
        draft = new FixedDraft(state.clone());
    }

    boolean isFor(Cell some) {
        return cell == some;
    }

    /** For another policy of the request that counts together with the one that began. */
    HeldTrial join() {
        users++;
        return this;
    }

    @Override
    Draft draft() {
        return draft;
    }

    @Override
    boolean isPresent() {
        return present;
    }

    @Override
    void restore() {
        draft.read(state, 0);
    }

    @Override
    boolean reserve() {
        return table.takeKey(this, key.low(), nowNanos);
    }

    @Override
    void cancelReservation() {
        table.account().adjust(-1, 0);
    }

    @Override
    void store() {
        state = draft.words().clone();
        present = true;
    }

    @Override
    void letGo() {
        if (--users > 0) {
            return;
        }
        if (present) {
            cell.set(state);
        } else {
            cell.set(Cell.DROPPED);
            table.remove(key, cell);
        }
    }
}
