package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;

/** The states of all keys under one {@link TableId}. Thread-safe. */
abstract class Table {
    private final Account account;
    private final Tables tables;
    private final TableRank rank;
    private final Judges judges = new Judges();

    /** A table with a rank of its own. */
    Table(Account account, Tables tables, TableRank rank) {
        this.account = account;
        this.tables = tables;
        this.rank = rank;
    }

    final Account account() {
        return account;
    }

    final Judges judges() {
        return judges;
    }

    /** Its place in the order in which every request takes what it needs: from narrow to broad. */
    final TableRank rank() {
        return rank;
    }

    /** The order in which a request takes two keys of this table. */
    abstract int compare(LimitKey one, LimitKey other);

    /**
     * Decides without taking the key, if it is known to be refused.
     *
     * @return what the policy says if it refuses; else {@link Refusals#NONE}, and the key has to be tried
     */
    abstract Decision refusal(LimitKey key, Policy policy, long permits, long nowNanos);

    /** Begins to try something under a key, which nobody else can change until the trial is closed. */
    abstract Trial open(Holdings holdings, LimitKey key, long nowNanos);

    /** Forgets a key. */
    abstract void forget(LimitKey key);

    /** How many parts it is swept in. */
    abstract int parts();

    /** Drops what says nothing any more from one part, unless somebody is there. */
    abstract void sweep(int part, long nowNanos);

    /** Whether a part was ever used. */
    abstract boolean isUsed(int part);

    /**
     * Drops one state to make room for another key. What is locked is passed over, and what many requests share is
     * only ever swept: a flood of callers must not reset the global limit.
     *
     * @param held the part whose lock the caller has
     * @param hash where to begin
     * @return whether one was dropped
     */
    abstract boolean giveUp(Object held, long hash, long nowNanos);

    /** Takes room for a key, if need be from another one. The few keys that many requests share always get it. */
    final boolean takeKey(Object held, long hash, long nowNanos) {
        while (!account.takeKey()) {
            if (!tables.freeKey(held, hash, nowNanos)) {
                return force(1, 0);
            }
        }
        return true;
    }

    /** Takes room for a state to grow, if need be from other keys. */
    final boolean takeBytes(long bytes, Object held, long hash, long nowNanos) {
        while (!account.takeBytes(bytes)) {
            if (!tables.freeBytes(held, hash, nowNanos)) {
                return force(0, bytes);
            }
        }
        return true;
    }

    private boolean force(long keys, long bytes) {
        if (rank.isShared()) {
            account.adjust(keys, bytes);
        }
        return rank.isShared();
    }
}
