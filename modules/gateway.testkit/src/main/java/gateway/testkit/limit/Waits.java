package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import java.util.stream.LongStream;

/** Announced waits are exact to the nanosecond. */
final class Waits {
    private Waits() {}

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
            assertThat(now.after(wait).decides(permits))
                    .as("decision on %d permits at retry after", permits)
                    .isInstanceOf(Permitted.class);
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
