package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A table for few keys that many requests share, with states of fixed size: a {@link Cell} for each. A request that
 * takes such a key last replaces the state by one compare-and-set, and no other request ever waits for it.
 */
final class CellTable extends Table {
    private static final Comparator<LimitKey> ORDER =
            Comparator.comparingLong(LimitKey::high).thenComparingLong(LimitKey::low);

    private final int words;
    private final Map<LimitKey, Cell> cells = new ConcurrentHashMap<>();
    private final Awaited awaited = new Awaited();

    CellTable(Account account, Tables tables, TableRank rank, int words) {
        super(account, tables, rank);
        this.words = words;
    }

    @Override
    int compare(LimitKey one, LimitKey other) {
        return ORDER.compare(one, other);
    }

    /** Begins to try something under a key by compare-and-set. */
    SwapTrial swap(LimitKey key, long nowNanos) {
        int attempts = 0;
        Optional<SwapTrial> trial = trySwap(key, nowNanos);
        while (trial.isEmpty()) {
            awaited.pause(attempts++);
            trial = trySwap(key, nowNanos);
        }
        awaited.ended(attempts);
        return trial.get();
    }

    /** The same, unless somebody holds the key. */
    Optional<SwapTrial> trySwap(LimitKey key, long nowNanos) {
        Cell cell = cells.get(key);
        if (cell == null) {
            return Optional.of(new SwapTrial(this, nowNanos, key, Optional.empty(), new long[words]));
        }
        long[] state = cell.get();
        return Cell.isState(state)
                ? Optional.of(new SwapTrial(this, nowNanos, key, Optional.of(cell), state))
                : Optional.empty();
    }

    @Override
    Decision refusal(LimitKey key, Policy policy, long permits, long nowNanos) {
        return Refusals.NONE;
    }

    @Override
    HeldTrial open(Holdings holdings, LimitKey key, long nowNanos) {
        awaited.giveWay();
        int attempts = 0;
        Optional<HeldTrial> trial = tryOpen(holdings, key, nowNanos);
        while (trial.isEmpty()) {
            awaited.pause(attempts++);
            trial = tryOpen(holdings, key, nowNanos);
        }
        awaited.ended(attempts);
        return trial.get();
    }

    private Optional<HeldTrial> tryOpen(Holdings holdings, LimitKey key, long nowNanos) {
        Cell fresh = new Cell(Cell.HELD);
        Cell cell = cells.putIfAbsent(key, fresh);
        if (cell == null) {
            return noted(holdings, new HeldTrial(this, nowNanos, key, fresh, new long[words], false));
        }
        Optional<HeldTrial> own = holdings.holding(cell);
        if (own.isPresent()) {
            return Optional.of(own.get().join());
        }
        long[] state = cell.get();
        return Cell.isState(state) && cell.compareAndSet(state, Cell.HELD)
                ? noted(holdings, new HeldTrial(this, nowNanos, key, cell, state, true))
                : Optional.empty();
    }

    private static Optional<HeldTrial> noted(Holdings holdings, HeldTrial trial) {
        holdings.note(trial);
        return Optional.of(trial);
    }

    /** Adds a cell, unless there is one by now. */
    boolean add(LimitKey key, Cell cell) {
        return cells.putIfAbsent(key, cell) == null;
    }

    /** Removes a cell that nobody can use any more. */
    void remove(LimitKey key, Cell dropped) {
        cells.remove(key, dropped);
    }

    private boolean drop(LimitKey key, Cell cell, long[] state) {
        boolean dropped = cell.compareAndSet(state, Cell.DROPPED);
        if (dropped) {
            remove(key, cell);
            account().adjust(-1, 0);
        }
        return dropped;
    }

    @Override
    void forget(LimitKey key) {
        for (int attempt = 0; ; attempt++) {
            Cell cell = cells.get(key);
            if (cell == null) {
                return;
            }
            long[] state = cell.get();
            if (Cell.isState(state) && drop(key, cell, state)) {
                return;
            }
            Backoff.pause(attempt);
        }
    }

    @Override
    int parts() {
        return 1;
    }

    @Override
    boolean isUsed(int part) {
        return !cells.isEmpty();
    }

    @Override
    void sweep(int part, long nowNanos) {
        Judgement judgement = judges().judgement();
        cells.forEach((key, cell) -> {
            long[] state = cell.get();
            if (Cell.isState(state) && judgement.idleAt(new FixedDraft(state)) <= nowNanos) {
                drop(key, cell, state);
            }
        });
    }

    @Override
    boolean giveUp(Object held, long hash, long nowNanos) {
        return false;
    }
}
