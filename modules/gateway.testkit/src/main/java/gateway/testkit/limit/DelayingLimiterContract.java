package gateway.testkit.limit;

import static gateway.testkit.limit.LimiterTests.atEveryMoment;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Permitted;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What every {@link gateway.api.limit.DelayingLimiter} has to keep: all that other limiters keep, and order in its queue.
 * Implement it in a test class and supply {@link #samples()}.
 */
public interface DelayingLimiterContract extends LimiterContract {

    /** {@return tests: who finds nobody under way leaves at once, and nobody else does} */
    @TestFactory
    default Stream<DynamicTest> onlyTheFirstOfAnEmptyQueueLeavesAtOnce() {
        return atEveryMoment(this, now -> {
            if (now.permits(1)) {
                assertThat(now.decides(1)).isInstanceOf(now.leavesAtOnce() ? Permitted.class : Delayed.class);
            }
        });
    }

    /** {@return tests: who comes later leaves later, by the time that the permits between them take} */
    @TestFactory
    default Stream<DynamicTest> thoseWhoWaitLeaveOneAfterTheOther() {
        return atEveryMoment(this, now -> {
            if (now.permits(2)) {
                long slot = now.windowNanos() / now.limit();
                long first = wait(now.decides(1));
                long second = wait(now.afterRequest(1).decides(1));
                assertThat(second - first).as("time between two that leave").isBetween(slot, slot + 1);
            }
        });
    }

    /** {@return tests: a place that was given back is there as if nobody had taken it} */
    @TestFactory
    default Stream<DynamicTest> aPlaceGivenBackWasNeverTaken() {
        return atEveryMoment(this, now -> {
            long permits = Math.min(now.remaining(), 3);
            if (permits > 0 && !now.leavesAtOnce()) {
                now.spending(permits).givenBack(permits).assertBehavesLike(now);
            }
        });
    }

    /** {@return tests: the slot of a request that has left is not given back, whatever is asked} */
    @TestFactory
    default Stream<DynamicTest> whatHasBegunIsNotGivenBack() {
        return atEveryMoment(this, now -> {
            Moment after = now.givenBack(Long.MAX_VALUE);
            assertThat(after.remaining()).isEqualTo(now.limit());
            assertThat(after.leavesAtOnce()).isEqualTo(now.leavesAtOnce());
        });
    }

    private static long wait(Decision decision) {
        return decision instanceof Delayed delayed ? delayed.waitNanos() : 0;
    }
}
