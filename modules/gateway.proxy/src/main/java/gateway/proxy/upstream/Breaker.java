package gateway.proxy.upstream;

import gateway.proxy.upstream.UpstreamSettings.BreakerSettings;

/**
 * Leaves a server alone that has failed several times in a row: for a while it gets nothing, then one request, whose
 * outcome decides. Thread-safe; a server that works costs one volatile read.
 */
final class Breaker {
    /** How a server is treated. */
    enum Mode {
        /** It gets its share. */
        CLOSED,
        /** It gets nothing. */
        OPEN,
        /** It gets one request at a time. */
        HALF_OPEN
    }

    private final int threshold;
    private final long openNanos;
    private volatile boolean untroubled = true;
    private Mode mode = Mode.CLOSED;
    private int failures;
    private long openUntil;
    private boolean trying;

    Breaker(BreakerSettings settings) {
        threshold = settings.failures();
        openNanos = settings.open().toNanos();
    }

    /** Whether a request may be sent now, and then must be: each one that is admitted ends in one of the other calls. */
    boolean admits(long nowNanos) {
        return untroubled || admitsTroubled(nowNanos);
    }

    private synchronized boolean admitsTroubled(long nowNanos) {
        if (mode == Mode.OPEN && nowNanos - openUntil >= 0) {
            mode = Mode.HALF_OPEN;
        }
        boolean admitted = mode == Mode.CLOSED || (mode == Mode.HALF_OPEN && !trying);
        trying |= mode == Mode.HALF_OPEN && admitted;
        return admitted;
    }

    /** Notes that the server has answered; true if it is back after it was left alone. */
    boolean succeeded() {
        return !untroubled && recover();
    }

    private synchronized boolean recover() {
        boolean back = mode == Mode.HALF_OPEN;
        if (mode != Mode.OPEN) {
            mode = Mode.CLOSED;
            failures = 0;
            trying = false;
            untroubled = true;
        }
        return back;
    }

    synchronized void failed(long nowNanos) {
        untroubled = false;
        failures++;
        if (mode == Mode.HALF_OPEN || (mode == Mode.CLOSED && failures >= threshold)) {
            mode = Mode.OPEN;
            openUntil = nowNanos + openNanos;
        }
        trying = false;
    }

    /** Notes that nothing was learnt of the server, as when the caller went away. */
    void undecided() {
        if (!untroubled) {
            giveUpTrying();
        }
    }

    private synchronized void giveUpTrying() {
        trying = false;
    }

    synchronized Mode mode(long nowNanos) {
        return mode == Mode.OPEN && nowNanos - openUntil >= 0 ? Mode.HALF_OPEN : mode;
    }
}
