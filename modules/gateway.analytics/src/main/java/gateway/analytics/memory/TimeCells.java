package gateway.analytics.memory;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts by time: one number for each of the most recent seconds or minutes, which are called periods here and are
 * numbered. Of a fixed size. Thread-safe without a lock; nothing is lost while one period follows another.
 */
final class TimeCells {
    private final AtomicReferenceArray<Cell> cells;

    private record Cell(long period, LongAdder count) {}

    /** @param size how many periods are kept */
    TimeCells(int size) {
        cells = new AtomicReferenceArray<>(size);
    }

    /** Counts one for a period. If it is so long over that its cell is another one's by now, nobody asks for it. */
    void increment(long period) {
        Cell cell = cell(period);
        if (cell.period() == period) {
            cell.count().increment();
        }
    }

    private Cell cell(long period) {
        int place = placeOf(period);
        Cell there = cells.get(place);
        while (there == null || there.period() < period) {
            Cell mine = new Cell(period, new LongAdder());
            if (cells.compareAndSet(place, there, mine)) {
                return mine;
            }
            there = cells.get(place);
        }
        return there;
    }

    /** How many were counted for a period; 0 if it is not kept any more. */
    long count(long period) {
        Cell there = cells.get(placeOf(period));
        return there != null && there.period() == period ? there.count().sum() : 0;
    }

    private int placeOf(long period) {
        return (int) Math.floorMod(period, (long) cells.length());
    }
}
