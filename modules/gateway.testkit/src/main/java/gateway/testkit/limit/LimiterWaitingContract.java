package gateway.testkit.limit;

import static gateway.testkit.limit.LimiterTests.atEveryMoment;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Rejected;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What time does to a limit, to the nanosecond. Part of {@link LimiterContract}. */
public interface LimiterWaitingContract extends LimiterHarness {

    /** {@return tests: the announced wait is long enough, and one nanosecond less is not} */
    @TestFactory
    default Stream<DynamicTest> aRejectedRequestPassesAfterRetryAfterAndNotOneNanosecondEarlier() {
        return atEveryMoment(this, Waits::assertRetryIsExact);
    }

    /** {@return tests: after reset the whole limit is there; one nanosecond earlier it is not, unless it is always} */
    @TestFactory
    default Stream<DynamicTest> theWholeLimitIsBackAfterResetAndNotOneNanosecondEarlier() {
        return atEveryMoment(this, Waits::assertResetIsExact);
    }

    /** {@return tests: a key that was idle for any time has the limit and nothing above} */
    @TestFactory
    default Stream<DynamicTest> anIdleKeyNeverHoldsMoreThanTheLimit() {
        return atEveryMoment(
                this,
                now -> LongStream.of(1, 2, 10, 1_000_000).forEach(windows -> {
                    Moment later = now.afterWindows(windows);
                    assertThat(later.remaining()).isLessThanOrEqualTo(now.limit());
                    assertThat(later.exhausted().decides(1)).isInstanceOf(Rejected.class);
                }));
    }

    /** {@return tests: who tries all the time gets each permit at the same time as who waits patiently} */
    @TestFactory
    default Stream<DynamicTest> pollingDelaysNoPermit() {
        return atEveryMoment(this, now -> {
            Moment patient = now.exhausted();
            Moment polling = patient;
            for (int i = 0; i < 3; i++) {
                long wait = ((Rejected) patient.decides(1)).retryAfterNanos();
                for (int poll = 0; poll < 7; poll++) {
                    polling = polling.at(patient.now() + poll * (wait / 7)).afterRequest(1);
                }
                patient = patient.after(wait).spending(1).exhausted();
                polling = polling.at(patient.now()).spending(1).exhausted();
            }
            polling.assertBehavesLike(patient);
        });
    }

    /** {@return tests: threads overtake each other, so time may seem to step back a little; that gives nothing away} */
    @TestFactory
    default Stream<DynamicTest> aSlightlyEarlierTimeCountsAsNoTime() {
        return atEveryMoment(this, now -> {
            Moment spent = now.afterRequest(1);
            if (now.permits(1)) {
                LongStream.of(1, 1_000_000).forEach(back -> assertStepBackCountsAsNoTime(spent, back));
            }
        });
    }

    private static void assertStepBackCountsAsNoTime(Moment spent, long back) {
        Moment earlier = spent.after(-back);
        Decision decision = earlier.decides(1);
        assertThat(decision.remaining()).isBetween(0L, spent.decides(1).remaining());
        assertThat(earlier.resetAfter()).isBetween(spent.resetAfter(), spent.resetAfter() + back);
        Moment expected = decision.permitted() ? spent.spending(1) : spent;
        earlier.afterRequest(1).at(spent.now()).assertBehavesLike(expected);
    }
}
