package gateway.redis.limit;

/** Microseconds, in which scripts count, and nanoseconds, in which the gateway does. */
public final class Micros {
    private static final long NANOS = 1_000;
    /** From here on doubles, and so scripts, do not know every whole number; as a wait, 285 years: never. */
    private static final long NEVER = 1L << 53;

    private Micros() {}

    /** Whether a time is a whole number of them, and at least one. */
    static boolean fits(long nanos) {
        return nanos >= NANOS && nanos % NANOS == 0;
    }

    static long ofNanos(long nanos) {
        return Math.floorDiv(nanos, NANOS);
    }

    /**
     * {@return rounded up, and not more than scripts know}
     *
     * @param nanos nanoseconds
     */
    public static long coveringNanos(long nanos) {
        return Math.min(NEVER, -Math.floorDiv(-nanos, NANOS));
    }

    /**
     * {@return as nanoseconds; never, if it is that}
     *
     * @param micros microseconds
     */
    public static long toNanos(long micros) {
        return micros >= NEVER ? Long.MAX_VALUE : micros * NANOS;
    }
}
