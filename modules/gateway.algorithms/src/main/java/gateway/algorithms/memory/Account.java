package gateway.algorithms.memory;

import java.util.concurrent.atomic.AtomicLong;

/** The share that one table has in a {@link Ledger}. It outlives the table, to settle what was left. Thread-safe. */
final class Account {
    private final Ledger ledger;
    private final AtomicLong keys = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();

    Account(Ledger ledger) {
        this.ledger = ledger;
    }

    long keys() {
        return keys.get();
    }

    long bytes() {
        return bytes.get();
    }

    boolean takeKey() {
        boolean taken = ledger.takeKey();
        if (taken) {
            keys.incrementAndGet();
        }
        return taken;
    }

    boolean takeBytes(long more) {
        boolean taken = more == 0 || ledger.takeBytes(more);
        if (taken) {
            bytes.addAndGet(more);
        }
        return taken;
    }

    /** Counts a change that needs no room. */
    void adjust(long moreKeys, long moreBytes) {
        keys.addAndGet(moreKeys);
        bytes.addAndGet(moreBytes);
        ledger.adjust(moreKeys, moreBytes);
    }

    void countEvicted() {
        ledger.countEvicted();
    }

    void countRefused() {
        ledger.countRefused();
    }

    /** Gives everything back, when the table is no more. */
    void settle() {
        adjust(-keys.get(), -bytes.get());
    }
}
