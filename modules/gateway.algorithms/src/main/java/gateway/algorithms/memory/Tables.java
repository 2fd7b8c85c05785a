package gateway.algorithms.memory;

import gateway.algorithms.memory.TableRank.Group;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * The tables of a store. A table lives as long as a set that uses it: a policy that is configured anew finds the states
 * of its predecessor, and those of a policy that is gone are collected. Thread-safe.
 */
final class Tables {
    private static final long KEYS_PER_SEGMENT = 2048;
    private static final long MOST_SEGMENTS = 1 << 16;

    private final Ledger ledger;
    private final int segments;
    private final Map<TableId, TableReference> byId = new HashMap<>();
    private final ReferenceQueue<Table> collected = new ReferenceQueue<>();
    private volatile List<TableReference> all = List.of();
    private long created;

    Tables(Ledger ledger, long maxKeys) {
        this.ledger = ledger;
        segments = (int) Long.highestOneBit(Math.max(1, Math.min(maxKeys / KEYS_PER_SEGMENT, MOST_SEGMENTS)));
    }

    /** The table of a policy, which from now on is one of its judges. */
    synchronized Table of(Policy policy) {
        removeCollected();
        TableId id = TableId.of(policy);
        Table table = Optional.ofNullable(byId.get(id)).map(TableReference::get).orElseGet(() -> create(id, policy));
        table.judges().add(policy.limiter() instanceof NotedLimiter ? NotedLimiter.JUDGE : policy.limiter());
        return table;
    }

    private Table create(TableId id, Policy policy) {
        Account account = new Account(ledger);
        Table table = create(account, policy);
        byId.put(id, new TableReference(table, id, account, collected));
        all = List.copyOf(byId.values());
        return table;
    }

    private Table create(Account account, Policy policy) {
        LimiterShape shape = policy.limiter().shape();
        TableRank rank = new TableRank(group(policy), created++);
        if (!shape.isFixed()) {
            return new SegmentTable<>(account, this, rank, new GrowingSlots(1, shape.words()), segments);
        }
        return rank.isShared()
                ? new CellTable(account, this, rank, shape.words())
                : new SegmentTable<>(account, this, rank, new FixedSlots(1, shape.words()), segments);
    }

    /** States that grow are changed in place, under a lock even if they are shared: copying them would take longer. */
    private static Group group(Policy policy) {
        return policy.breadth() == Breadth.CALLERS
                ? Group.CALLERS
                : policy.limiter().shape().isFixed() ? Group.SHARED : Group.SHARED_LOCKED;
    }

    /** Settles what was left of tables that nobody uses any more. */
    synchronized void removeCollected() {
        boolean changed = false;
        for (Reference<?> gone = collected.poll(); gone != null; gone = collected.poll()) {
            TableReference reference = (TableReference) gone;
            reference.account.settle();
            byId.remove(reference.id, reference);
            changed = true;
        }
        if (changed) {
            all = List.copyOf(byId.values());
        }
    }

    /** All tables in use. */
    List<Table> inUse() {
        List<Table> tables = new ArrayList<>();
        for (TableReference reference : all) {
            Optional.ofNullable(reference.get()).ifPresent(tables::add);
        }
        return tables;
    }

    /** Drops one state for the sake of a new key. The table with the most keys pays, if it can. */
    boolean freeKey(Object held, long hash, long nowNanos) {
        return free(Account::keys, held, hash, nowNanos);
    }

    /** Drops one state for the sake of one that has to grow. */
    boolean freeBytes(Object held, long hash, long nowNanos) {
        return free(Account::bytes, held, hash, nowNanos);
    }

    private boolean free(ToLongFunction<Account> size, Object held, long hash, long nowNanos) {
        return inUse().stream()
                .filter(table -> size.applyAsLong(table.account()) > 0)
                .sorted(Comparator.comparingLong((Table table) -> size.applyAsLong(table.account()))
                        .reversed())
                .anyMatch(table -> table.giveUp(held, hash, nowNanos));
    }

    /** Forgets everything. */
    synchronized void clear() {
        byId.clear();
        all = List.of();
    }

    /** Tells what a table was when it is no more. */
    private static final class TableReference extends WeakReference<Table> {
        private final TableId id;
        private final Account account;

        TableReference(Table table, TableId id, Account account, ReferenceQueue<Table> queue) {
            super(table, queue);
            this.id = id;
            this.account = account;
        }
    }
}
