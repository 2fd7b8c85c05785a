package gateway.testkit.limit;

import static gateway.testkit.limit.Policies.shadow;
import static gateway.testkit.limit.StoreTests.forEachBreadth;
import static gateway.testkit.limit.TestStore.key;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** How a store decides about several limits at once. Part of {@link LimitStoreContract}. */
public interface LimitStoreDecisionContract extends LimitStoreHarness {

    /** {@return tests: one decision for each policy, in their order} */
    @TestFactory
    default Stream<DynamicTest> decisionsComeInTheOrderOfThePolicies() {
        return forEachBreadth(this, store -> {
            Policy[] policies = {store.hourly("b", 50), store.hourly("a", 5), store.hourly("c", 500)};
            TestSet set = store.prepare(policies);
            assertThat(set.policies()).containsExactly(policies);
            assertThat(set.acquire(key(1), 1)).extracting(Decision::remaining).containsExactly(49L, 4L, 499L);
        });
    }

    /** {@return tests: a request may cost something else under each policy} */
    @TestFactory
    default Stream<DynamicTest> eachPolicyHasItsOwnCost() {
        return forEachBreadth(this, store -> {
            TestSet set = store.prepare(store.hourly("a", 10), store.hourly("b", 10), store.hourly("c", 10));
            long[] permits = {3, 0, 10};
            assertThat(set.passes(set.acquire(key(1), permits))).isTrue();
            assertThat(set.remaining(key(1))).containsExactly(7L, 10L, 0L);
            assertThat(permits).as("the caller's array").containsExactly(3, 0, 10);
        });
    }

    /** {@return tests: what one limit rejects costs nothing under any of 2 to 4, wherever the one stands} */
    @TestFactory
    default Stream<DynamicTest> aRejectedRequestIsChargedNowhere() {
        return forEachBreadth(
                this,
                store -> IntStream.rangeClosed(2, 4)
                        .forEach(size ->
                                IntStream.range(0, size).forEach(narrow -> assertAllOrNothing(store, size, narrow))));
    }

    private static void assertAllOrNothing(TestStore store, int size, int narrow) {
        Policy[] policies = IntStream.range(0, size)
                .mapToObj(i -> store.hourly(size + "." + narrow + "." + i, i == narrow ? 3 : 10))
                .toArray(Policy[]::new);
        TestSet set = store.prepare(policies);
        assertThat(set.passes(key(1), 2)).isTrue();
        List<Long> before = set.remaining(key(1));
        List<Decision> decisions = set.acquire(key(1), 2);
        assertThat(decisions.get(narrow)).isInstanceOf(Rejected.class);
        assertThat(decisions)
                .as("before what was rejected")
                .extracting(Decision::remaining)
                .isEqualTo(before);
        assertThat(decisions).filteredOn(Decision::permitted).hasSize(size - 1);
        assertThat(set.remaining(key(1))).isEqualTo(before);
        assertThat(set.acquire(key(1), 4).get(narrow)).isInstanceOf(Impossible.class);
        assertThat(set.remaining(key(1))).isEqualTo(before);
    }

    /** {@return tests: a shadow limit never refuses, and is spent only by requests that pass} */
    @TestFactory
    default Stream<DynamicTest> aShadowLimitDecidesWithoutRefusing() {
        return forEachBreadth(this, store -> {
            TestSet set = store.prepare(store.hourly("real", 3), shadow(store.hourly("shadow", 1)));
            assertThat(set.acquire(key(1), 1)).allMatch(Decision::permitted);
            assertThat(set.remaining(key(1))).containsExactly(2L, 0L);
            assertThat(set.acquire(key(1), 1)).extracting(Decision::permitted).containsExactly(true, false);
            assertThat(set.remaining(key(1)))
                    .as("after the shadow limit would have rejected")
                    .containsExactly(1L, 0L);
        });
    }

    /** {@return tests: a shadow limit is not spent by requests that others reject} */
    @TestFactory
    default Stream<DynamicTest> aShadowLimitIsNotChargedForWhatOthersReject() {
        return forEachBreadth(this, store -> {
            TestSet set = store.prepare(shadow(store.hourly("shadow", 5)), store.hourly("real", 1));
            assertThat(set.passes(key(1), 1)).isTrue();
            assertThat(set.passes(key(1), 1)).isFalse();
            assertThat(set.remaining(key(1))).containsExactly(4L, 0L);
        });
    }

    /** {@return tests: asking for nothing tells what is left and makes no key} */
    @TestFactory
    default Stream<DynamicTest> askingForNothingLeavesNoTrace() {
        return forEachBreadth(this, store -> {
            TestSet set = store.prepare(store.hourly("a", 5), store.hourly("b", 7));
            long before = store.keys();
            LongStream.range(0, 100)
                    .forEach(i -> assertThat(set.remaining(key(i))).containsExactly(5L, 7L));
            assertThat(store.keys()).as("keys in use").isEqualTo(before);
            assertThat(set.acquire(key(1), 0)).containsExactly(new Permitted(5, 0), new Permitted(7, 0));
        });
    }

    /** {@return tests: keys count apart, also when half of their bits agree} */
    @TestFactory
    default Stream<DynamicTest> eachKeyCountsForItself() {
        return forEachBreadth(this, store -> {
            TestSet set = store.prepare(store.hourly("a", 1));
            for (long high : new long[] {0, 1, -1}) {
                for (long low : new long[] {0, 1, -1}) {
                    assertThat(set.passes(new LimitKey(high, low), 1))
                            .as("first")
                            .isTrue();
                    assertThat(set.passes(new LimitKey(high, low), 1))
                            .as("second")
                            .isFalse();
                }
            }
        });
    }

    /** {@return tests: reset forgets what was consumed under these keys, and nothing else} */
    @TestFactory
    default Stream<DynamicTest> resetForgetsWhatTheseKeysConsumed() {
        return forEachBreadth(this, store -> {
            TestSet set = store.prepare(store.hourly("a", 2), store.hourly("b", 9));
            set.acquire(key(1), 2);
            set.acquire(key(2), 2);
            set.reset(key(1));
            set.reset(key(3));
            assertThat(set.remaining(key(1))).containsExactly(2L, 9L);
            assertThat(set.remaining(key(2))).containsExactly(0L, 7L);
            assertThat(set.passes(key(1), 2)).isTrue();
        });
    }
}
