package gateway.security.administrator;

import java.time.Duration;

/**
 * How long a slot rests after a failed verification, so that failures take a tenth of the machine at most, however many
 * come.
 *
 * @param processors how many threads the machine runs at once
 */
record FailureRest(int processors) {
    /** How many passwords are verified at once. */
    static final int SLOTS = 2;

    private static final int TENTHS = 10;

    /** A machine that stood still during a verification must not shut administrators out for long. */
    private static final Duration LONGEST = Duration.ofSeconds(10);

    /** The rest after a verification that took so long: with two processors nine times as long. */
    Duration after(Duration work) {
        long tenthsBeyond = Math.max(0, (long) TENTHS * SLOTS - processors);
        Duration rest = work.multipliedBy(tenthsBeyond).dividedBy(processors);
        return rest.compareTo(LONGEST) < 0 ? rest : LONGEST;
    }
}
