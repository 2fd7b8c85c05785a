package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Limit;
import java.util.Random;

/**
 * Chooses what happens next on a random timeline: mostly single permits in bursts, sometimes larger costs; and times
 * around which something may go wrong by a nanosecond, as well as long silence.
 */
final class RandomSteps {
    private final Random random;
    private final long limit;
    private final long windowNanos;
    private final long resolution;

    RandomSteps(long seed, Limit limit, long resolution) {
        this.resolution = resolution;
        random = new Random(seed);
        this.limit = limit.permits();
        windowNanos = limit.window().toNanos();
    }

    /** Somewhere in the first window after the start of all timelines. */
    long start() {
        return Waits.roundedUp(Times.START + below(windowNanos), resolution);
    }

    /** The time of the next step, at or after {@code now}. */
    long next(long now, Decision last) {
        long gap = Math.max(gap(now, last), 0);
        return Waits.roundedUp(now + Math.min(gap, (Times.END - now) / 4), resolution);
    }

    private long gap(long now, Decision last) {
        long off = random.nextLong(-1, 2) * resolution;
        return switch (random.nextInt(12)) {
            case 0, 1, 2 -> 0;
            case 3 -> resolution;
            case 4, 5 -> announced(last) > 0 ? announced(last) + off : below(windowNanos / limit);
            case 6 -> last.resetAfterNanos() + off;
            case 7 -> windowNanos - Math.floorMod(now, windowNanos) + off;
            case 8 -> windowNanos + off;
            case 9 -> below(windowNanos / limit * 3);
            case 10 -> below(windowNanos);
            default -> below(windowNanos * 3);
        };
    }

    /** The wait that a decision announces; 0 if it announces none. */
    private static long announced(Decision decision) {
        if (decision instanceof Delayed delayed) {
            return delayed.waitNanos();
        }
        return decision instanceof Rejected rejected ? rejected.retryAfterNanos() : 0;
    }

    /** What the next request asks for. */
    long permits(Decision last) {
        return switch (random.nextInt(12)) {
            case 0 -> 0;
            case 1 -> last.remaining();
            case 2 -> last.remaining() + 1;
            case 3 -> 1 + below(limit);
            case 4 -> 1 + below(Math.max(last.remaining(), 1));
            case 5 -> random.nextInt(4) == 0 ? limit + 1 : limit;
            case 6 -> 1 + below(5);
            default -> 1;
        };
    }

    private long below(long bound) {
        return bound <= 1 ? 0 : random.nextLong(bound);
    }
}
