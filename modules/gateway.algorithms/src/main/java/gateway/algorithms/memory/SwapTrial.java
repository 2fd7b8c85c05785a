package gateway.algorithms.memory;

import gateway.api.limit.LimitKey;
import java.util.Arrays;
import java.util.Optional;

/** A trial on a copy of what a {@link Cell} contains, which is put in its place if nothing happened to it meanwhile. */
final class SwapTrial extends DraftTrial {
    private final CellTable table;
    private final long nowNanos;
    private final LimitKey key;
    private final Optional<Cell> cell;
    private final long[] before;
    private final FixedDraft draft;
    private boolean lost;

    /** Without a cell, for a key that was never seen. */
    SwapTrial(CellTable table, long nowNanos, LimitKey key, Optional<Cell> cell, long[] before) {
        this.table = table;
        this.nowNanos = nowNanos;
        this.key = key;
        this.cell = cell;
        this.before = before;
        draft = new FixedDraft(before.clone());
    }

    /** Whether somebody else was faster, so that all of it has to be tried again. */
    boolean isLost() {
        return lost;
    }

    @Override
    Draft draft() {
        return draft;
    }

    @Override
    boolean isPresent() {
        return cell.isPresent();
    }

    @Override
    void restore() {
        draft.read(before, 0);
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
        if (isPresent()) {
            lost = !Arrays.equals(before, draft.words()) && !cell.get().compareAndSet(before, draft.words());
        } else if (!table.add(key, new Cell(draft.words()))) {
            lost = true;
            cancelReservation();
        }
    }

    @Override
    void letGo() {
        // nothing is held
    }
}
