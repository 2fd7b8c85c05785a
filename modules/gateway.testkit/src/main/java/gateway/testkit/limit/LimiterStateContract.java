package gateway.testkit.limit;

import static gateway.testkit.limit.LimiterTests.atEveryMoment;
import static gateway.testkit.limit.LimiterTests.forEachSample;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What a limiter keeps in its states, and what it leaves to the store. Part of {@link LimiterContract}. */
public interface LimiterStateContract extends LimiterHarness {

    /** {@return tests: the shape is the same at each call, whatever happened} */
    @TestFactory
    default Stream<DynamicTest> theShapeNeverChanges() {
        return forEachSample(this, sample -> {
            LimiterShape shape = sample.limiter().shape();
            Moment.ofNewKey(sample.limiter(), Times.START).exhausted();
            assertThat(sample.limiter().shape()).isEqualTo(shape);
        });
    }

    /** {@return tests: everything is in the state; keys know nothing of each other} */
    @TestFactory
    default Stream<DynamicTest> nothingIsKeptOutsideTheState() {
        return atEveryMoment(this, now -> {
            Moment fresh = now.ofNewKey();
            assertThat(fresh.remaining()).isEqualTo(now.limit());
            assertThat(fresh.idleAt()).isLessThanOrEqualTo(now.now());
            fresh.assertBehavesLike(fresh.ofNewKey());
        });
    }

    /** {@return tests: a state has as many words as the shape says, also when everything is spent} */
    @TestFactory
    default Stream<DynamicTest> aStateStaysWithinItsShape() {
        return forEachSample(this, sample -> {
            LimiterShape shape = sample.limiter().shape();
            RandomTimelines.along(
                    sample.limiter(),
                    now -> assertThat(now.exhausted().words()).isBetween(shape.words(), shape.maxWords()));
        });
    }

    /** {@return tests: a request for which the state cannot grow changes nothing} */
    @TestFactory
    default Stream<DynamicTest> aStateWithoutRoomToGrowSpendsNothing() {
        return atEveryMoment(this, now -> now.assertSpendsAllOrNothingInFullStore(now.remaining()));
    }

    /** {@return tests: a state may be dropped when it is idle, and not as long as anything is spent} */
    @TestFactory
    default Stream<DynamicTest> anIdleStateMeansTheSameAsZeros() {
        return atEveryMoment(this, now -> {
            long idleAt = now.idleAt();
            assertThat(Math.max(idleAt, now.now())).as("idle at").isGreaterThanOrEqualTo(now.now() + now.resetAfter());
            if (idleAt < Times.END) {
                Moment idle = now.at(Math.max(idleAt, now.now()));
                idle.assertBehavesLike(idle.ofNewKey());
            }
        });
    }

    /** {@return tests: after a reconfiguration, what was consumed stays consumed, and nothing is below zero} */
    @TestFactory
    default Stream<DynamicTest> aSuccessorGoesOnFromWhatWasConsumed() {
        return forEachSuccessor((now, successor) -> {
            Moment before = now.spending(Math.min(now.remaining(), 1));
            long consumed = before.limit() - before.remaining();
            Moment after = before.reconfigured(successor);
            long left = Math.max(after.limit() - consumed, 0);
            assertThat(after.remaining())
                    .as("remaining after %d were consumed", consumed)
                    .isBetween(Math.max(left - 1, 0), left);
        });
    }

    /** {@return tests: after a reconfiguration the limits and waits are right at once} */
    @TestFactory
    default Stream<DynamicTest> aSuccessorAnnouncesExactWaits() {
        return forEachSuccessor((now, successor) -> {
            Moment after = now.reconfigured(successor);
            assertThat(after.remaining()).isBetween(0L, after.limit());
            Waits.assertRetryIsExact(after);
            Waits.assertResetIsExact(after);
        });
    }

    private Stream<DynamicTest> forEachSuccessor(BiConsumer<Moment, Limiter> test) {
        return forEachSample(
                this,
                sample -> RandomTimelines.along(
                        sample.limiter(),
                        now -> sample.successors().forEach(successor -> test.accept(now, successor))));
    }
}
