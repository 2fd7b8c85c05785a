package gateway.algorithms.memory;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Drops states that say nothing any more, a part of a table at a time, on the threads of requests: at most one part in
 * {@value #INTERVAL_NANOS} ns, so that it costs about one percent of one processor. When there are few requests, each
 * makes up for the time that passed, within bounds. There is no thread to be started, stopped or leaked.
 */
final class Sweeper extends SpinLock {
    private static final long INTERVAL_NANOS = 4_000_000;
    private static final int MOST_PARTS = 16;
    private static final int MOST_STEPS = 4096;

    private final Tables tables;
    private final AtomicLong due;
    private int table;
    private int part;

    Sweeper(Tables tables, long nowNanos) {
        this.tables = tables;
        due = new AtomicLong(nowNanos);
    }

    /** To be called after each request, holding nothing. */
    void sweepIfDue(long nowNanos) {
        long since = due.get();
        if (nowNanos >= since && due.compareAndSet(since, nowNanos + INTERVAL_NANOS) && tryLock()) {
            try {
                sweep((int) Math.min(MOST_PARTS, 1 + (nowNanos - since) / INTERVAL_NANOS), nowNanos);
            } finally {
                unlock();
            }
        }
    }

    private void sweep(int parts, long nowNanos) {
        tables.removeCollected();
        List<Table> all = tables.inUse();
        int swept = 0;
        for (int step = 0; step < MOST_STEPS && swept < parts && !all.isEmpty(); step++) {
            Table current = all.get(table % all.size());
            if (part < current.parts() && current.isUsed(part)) {
                current.sweep(part, nowNanos);
                swept++;
            }
            advance(current, all.size());
        }
    }

    private void advance(Table current, int count) {
        part++;
        if (part >= current.parts()) {
            part = 0;
            table = (table + 1) % count;
        }
    }
}
