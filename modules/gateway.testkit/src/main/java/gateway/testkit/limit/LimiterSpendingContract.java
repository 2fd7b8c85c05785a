package gateway.testkit.limit;

import static gateway.testkit.limit.LimiterTests.atEveryMoment;
import static gateway.testkit.limit.LimiterTests.forEachSample;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** How a limiter counts. Part of {@link LimiterContract}. */
public interface LimiterSpendingContract extends LimiterHarness {

    /** {@return tests: nothing is spent yet under a state of zeros} */
    @TestFactory
    default Stream<DynamicTest> aNewKeyHasTheWholeLimit() {
        return forEachSample(this, sample -> {
            Moment fresh = Moment.ofNewKey(sample.limiter(), Times.START);
            assertThat(fresh.decides(0)).isEqualTo(new Permitted(fresh.limit(), 0));
            assertThat(fresh.decides(fresh.limit()).permitted()).isTrue();
        });
    }

    /** {@return tests: the limit is exact, not one permit more or fewer} */
    @TestFactory
    default Stream<DynamicTest> theWholeLimitCanBeHadOnceAndNoMore() {
        return forEachSample(this, sample -> {
            Moment spent = Moment.ofNewKey(sample.limiter(), Times.START).exhausted();
            assertThat(spent.remaining()).isZero();
            assertThat(spent.decides(1)).isInstanceOf(Rejected.class);
        });
    }

    /** {@return tests: remaining is from 0 to the limit, at every moment and in every kind of decision} */
    @TestFactory
    default Stream<DynamicTest> remainingIsFromZeroToTheLimit() {
        return atEveryMoment(this, now -> {
            for (long permits : new long[] {0, 1, now.limit(), now.limit() + 1}) {
                assertThat(now.decides(permits).remaining()).isBetween(0L, now.limit());
            }
        });
    }

    /** {@return tests: what is said to remain can be had at once, and one permit more cannot} */
    @TestFactory
    default Stream<DynamicTest> whatRemainsCanBeHadAndOneMoreCannot() {
        return atEveryMoment(this, now -> {
            long remaining = now.remaining();
            assertThat(now.permits(remaining))
                    .as("%d permits, all that remains", remaining)
                    .isTrue();
            assertThat(now.permits(remaining + 1))
                    .as("%d permits, one too many", remaining + 1)
                    .isFalse();
        });
    }

    /** {@return tests: what was spent is no longer there, though who leaves a queue at once takes no place in it} */
    @TestFactory
    default Stream<DynamicTest> aPermittedRequestSpendsWhatItAskedFor() {
        return atEveryMoment(this, now -> {
            long before = now.remaining();
            for (long permits : new long[] {0, Math.min(before, 1), before / 2, before}) {
                Decision decision = now.decides(permits);
                long taken = now.leavesAtOnce() ? Math.max(permits - 1, 0) : permits;
                assertThat(decision.remaining())
                        .as("remaining after %d of %d", permits, before)
                        .isEqualTo(before - taken);
                assertThat(now.afterRequest(permits).decides(0))
                        .isEqualTo(new Permitted(decision.remaining(), decision.resetAfterNanos()));
            }
        });
    }

    /** {@return tests: a request for n permits is one step, and equal to n requests at the same time} */
    @TestFactory
    default Stream<DynamicTest> aCostOfSeveralEqualsAsManySingleRequests() {
        return atEveryMoment(this, now -> {
            long permits = Math.min(now.remaining(), 7);
            Moment oneByOne = now;
            for (long i = 0; i < permits; i++) {
                oneByOne = oneByOne.spending(1);
            }
            oneByOne.assertBehavesLike(now.spending(permits));
        });
    }

    /** {@return tests: more than the limit is never to be had, however long one waits} */
    @TestFactory
    default Stream<DynamicTest> aCostAboveTheLimitIsImpossible() {
        return atEveryMoment(this, now -> {
            assertThat(now.decides(now.limit())).isNotInstanceOf(Impossible.class);
            for (long permits : new long[] {now.limit() + 1, Long.MAX_VALUE}) {
                assertThat(now.decides(permits)).isEqualTo(new Impossible(now.remaining(), now.resetAfter()));
            }
        });
    }

    /** {@return tests: asking for nothing is permitted and leaves no trace} */
    @TestFactory
    default Stream<DynamicTest> askingForNothingChangesNothing() {
        return atEveryMoment(this, now -> {
            assertThat(now.decides(0)).isInstanceOf(Permitted.class);
            now.afterRequest(0).assertBehavesLike(now);
        });
    }

    /** {@return tests: a rejected request leaves no trace} */
    @TestFactory
    default Stream<DynamicTest> aRejectedRequestChangesNothing() {
        return atEveryMoment(this, now -> {
            now.afterRequest(now.limit() + 1).assertBehavesLike(now);
            if (now.remaining() < now.limit()) {
                assertThat(now.decides(now.remaining() + 1)).isInstanceOf(Rejected.class);
                now.afterRequest(now.remaining() + 1).assertBehavesLike(now);
            }
        });
    }
}
