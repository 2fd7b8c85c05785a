package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import java.util.stream.LongStream;

/** Waits, which are exact: to the nanosecond, or to the resolution of a store. */
final class Waits {
    private Waits() {}

    /** The decision as a store announces it whose times are multiples of a resolution. */
    static Decision roundedUp(Decision decision, long resolution) {
        long remaining = decision.remaining();
        long reset = roundedUp(decision.resetAfterNanos(), resolution);
        if (decision instanceof Rejected rejected) {
            return new Rejected(remaining, reset, roundedUp(rejected.retryAfterNanos(), resolution));
        }
        if (decision instanceof Delayed delayed) {
            return new Delayed(remaining, reset, roundedUp(delayed.waitNanos(), resolution));
        }
        return decision instanceof Permitted ? new Permitted(remaining, reset) : new Impossible(remaining, reset);
    }

    static long roundedUp(long nanos, long resolution) {
        return Math.floorDiv(nanos + resolution - 1, resolution) * resolution;
    }

    static void assertRetryIsExact(Moment now) {
        LongStream.of(1, now.remaining() + 1, now.limit()).forEach(permits -> assertRetryIsExact(now, permits));
    }

    private static void assertRetryIsExact(Moment now, long permits) {
        if (now.decides(permits) instanceof Rejected rejected) {
            long wait = rejected.retryAfterNanos();
            assertThat(wait).as("retry after for %d permits", permits).isPositive();
            assertThat(now.after(wait - 1).decides(permits))
                    .as("decision on %d permits 1 ns before retry after", permits)
                    .isInstanceOf(Rejected.class);
            assertThat(now.after(wait).permits(permits))
                    .as("%d permits are to be had at retry after", permits)
                    .isTrue();
        }
    }

    static void assertResetIsExact(Moment now) {
        long wait = now.resetAfter();
        assertThat(wait == 0).as("reset after is 0").isEqualTo(now.remaining() == now.limit());
        assertThat(now.after(wait).decides(0)).as("at reset after").isEqualTo(new Permitted(now.limit(), 0));
        if (wait > 0) {
            Moment earlier = now.after(wait - 1);
            assertThat(earlier.remaining())
                    .as("remaining 1 ns before reset after")
                    .isLessThan(now.limit());
            assertThat(earlier.resetAfter()).as("reset after, 1 ns before it").isEqualTo(1);
        }
    }
}
