package gateway.client;

import java.time.Duration;

/** Waits that double: 1 s · 2<sup>n</sup>, at most 30 s, each shortened by chance to no less than a half. */
final class BackOff {
    private static final long FIRST_MILLIS = 1_000;
    private static final long LONGEST_MILLIS = 30_000;
    private static final int DOUBLINGS = 5;

    private BackOff() {}

    /** The wait after {@code failures} other ones; {@code random} is from 0 to below 1. */
    static Duration after(int failures, double random) {
        long millis = Math.min(FIRST_MILLIS << Math.min(failures, DOUBLINGS), LONGEST_MILLIS);
        long half = millis / 2;
        return Duration.ofMillis(half + (long) (random * half));
    }
}
