package gateway.security.store;

/** The times of failures, the oldest first, in an array that grows and is used in a circle. For one thread at a time. */
final class FailureTimes {
    private static final long[] NONE = {};
    private static final int FIRST_SIZE = 3;

    private long[] times = NONE;
    private int first;
    private int count;

    int count() {
        return count;
    }

    /** How many times there is room for, which is what it takes in memory. */
    int room() {
        return times.length;
    }

    void add(long nanos) {
        if (count == times.length) {
            grow();
        }
        times[(first + count) % times.length] = nanos;
        count++;
    }

    /** Forgets those up to and with this one. */
    void dropUntil(long nanos) {
        while (count > 0 && times[first] <= nanos) {
            first = (first + 1) % times.length;
            count--;
        }
    }

    void clear() {
        times = NONE;
        first = 0;
        count = 0;
    }

    private void grow() {
        long[] grown = new long[Math.max(FIRST_SIZE, times.length * 2)];
        for (int i = 0; i < count; i++) {
            grown[i] = times[(first + i) % times.length];
        }
        times = grown;
        first = 0;
    }
}
