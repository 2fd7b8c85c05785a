package gateway.algorithms;

/** Windows of one length, back to back, of which one began at the Unix epoch. Immutable. */
record AlignedWindow(long nanos) {

    /**
     * The start of the window that counts now: usually the one that a state already knows, which saves a division. Time
     * that lies before it has not passed; a new state knows the window at the epoch.
     */
    long startAt(long nowNanos, long knownStart) {
        return nowNanos - knownStart < nanos ? knownStart : nowNanos - Math.floorMod(nowNanos, nanos);
    }
}
