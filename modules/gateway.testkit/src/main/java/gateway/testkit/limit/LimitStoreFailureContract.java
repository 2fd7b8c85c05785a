package gateway.testkit.limit;

import static gateway.testkit.limit.Policies.failing;
import static gateway.testkit.limit.StoreTests.forEachBreadth;
import static gateway.testkit.limit.TestStore.key;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.OnFailure;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What a store does when a limiter throws. Part of {@link LimitStoreContract}. */
public interface LimitStoreFailureContract extends LimitStoreHarness {

    /** {@return tests: a limiter that fails open leaves the decision to the others, which are charged} */
    @TestFactory
    default Stream<DynamicTest> aLimiterThatFailsOpenLeavesTheDecisionToTheOthers() {
        return forEachBreadth(this, store -> {
            TestSet set = store.prepare(store.hourly("a", 2), faulty(store, OnFailure.OPEN), store.hourly("b", 1));
            List<Decision> decisions = set.acquire(key(1), 1);
            assertThat(decisions.get(0)).isInstanceOf(Permitted.class);
            assertThat(decisions.get(1))
                    .isInstanceOfSatisfying(
                            Failed.class, failed -> assertThat(failed.cause()).hasMessage(FailingLimiter.MESSAGE));
            assertThat(set.passes(decisions)).isTrue();
            assertThat(set.remaining(key(1))).containsExactly(1L, 0L, 0L);
            assertThat(set.passes(key(1), 1)).as("the others decide as ever").isFalse();
        });
    }

    /** {@return tests: a limiter that fails closed refuses the request, and nobody is charged} */
    @TestFactory
    default Stream<DynamicTest> aLimiterThatFailsClosedRefusesWithoutCharge() {
        return forEachBreadth(this, store -> {
            Policy[] policies = {store.hourly("a", 2), faulty(store, OnFailure.CLOSED), store.hourly("b", 1)};
            TestSet set = store.prepare(policies);
            List<Decision> decisions = set.acquire(key(1), 1);
            assertThat(decisions.get(1)).isInstanceOf(Failed.class);
            assertThat(set.passes(decisions)).isFalse();
            TestSet others = store.prepare(policies[0], policies[2]);
            assertThat(others.remaining(key(1))).containsExactly(2L, 1L);
        });
    }

    /** {@return tests: after a fault the same keys work for every thread} */
    @TestFactory
    default Stream<DynamicTest> aFaultBlocksNobodyAfterwards() {
        return forEachBreadth(this, store -> {
            TestSet set = store.prepare(store.hourly("a", 64), faulty(store, OnFailure.OPEN));
            set.acquire(key(1), 1);
            List<Boolean> passed = Crowd.of(63, member -> set.passes(key(1), 1));
            assertThat(passed).hasSize(63).containsOnly(true);
            assertThat(set.passes(key(1), 1)).isFalse();
        });
    }

    private static Policy faulty(TestStore store, OnFailure onFailure) {
        return failing(onFailure, store.policy("faulty", "faulty", new FailingLimiter()));
    }
}
