package gateway.algorithms;

/**
 * What was spent in two neighbouring windows of W nanoseconds, and what that leaves of a limit. Times count from the
 * start of the current window.
 *
 * @param limit the permits of a window
 * @param window W
 * @param previous spent in the window before; above the limit if that was larger then
 * @param current spent in this window
 */
record WindowCounts(long limit, long window, long previous, long current) {

    WindowCounts spending(long permits) {
        return new WindowCounts(limit, window, previous, current + permits);
    }

    /** The largest cost that is permitted at a time of the current window. */
    long remaining(long elapsed) {
        long weighted = previous == 0 ? 0 : Wide.quotient(previous, window - elapsed, window - 1, window);
        return Math.max(limit - current - weighted, 0);
    }

    /** How long it takes until the whole limit is available again; {@code untilStart} leads to the time 0. */
    long reset(long untilStart) {
        return current > 0 ? untilStart + 2 * window : previous > 0 ? untilStart + window : 0;
    }

    /**
     * The first time at which a cost up to the limit is permitted that now is not: still in this window, when little
     * enough of the previous one is left; or in the next, when this one is the previous; or in the one after that.
     */
    long roomFor(long permits) {
        long room = limit - current - permits;
        long weight = room <= 0 || previous == 0 ? 0 : Wide.quotient(room, window, 0, previous);
        return weight > 0 ? window - weight : window + waitInNext(permits);
    }

    private long waitInNext(long permits) {
        return current == 0 ? 0 : window - Math.min(window, Wide.quotient(limit - permits, window, 0, current));
    }
}
