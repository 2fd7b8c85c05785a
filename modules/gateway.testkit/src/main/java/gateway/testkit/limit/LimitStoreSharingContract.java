package gateway.testkit.limit;

import static gateway.testkit.limit.Policies.scoped;
import static gateway.testkit.limit.StoreTests.forEachBreadth;
import static gateway.testkit.limit.TestStore.key;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Policy;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Which policies share what was consumed, now and after a reconfiguration. Part of {@link LimitStoreContract}. */
public interface LimitStoreSharingContract extends LimitStoreHarness {

    /** {@return tests: policies of one scope count together in different sets; others do not} */
    @TestFactory
    default Stream<DynamicTest> policiesOfOneScopeCountTogether() {
        return forEachBreadth(this, store -> {
            TestSet orders = store.prepare(scoped("shop", store.hourly("orders", 10)));
            TestSet carts = store.prepare(scoped("shop", store.hourly("carts", 10)));
            TestSet search = store.prepare(store.hourly("search", 10));
            orders.acquire(key(1), 4);
            carts.acquire(key(1), 3);
            assertThat(orders.remaining(key(1))).containsExactly(3L);
            assertThat(carts.remaining(key(1))).containsExactly(3L);
            assertThat(search.remaining(key(1))).containsExactly(10L);
        });
    }

    /** {@return tests: two policies of one scope in one set spend the same permits, all or nothing} */
    @TestFactory
    default Stream<DynamicTest> policiesOfOneScopeCountTogetherInOneSet() {
        return forEachBreadth(this, store -> {
            TestSet set = store.prepare(scoped("s", store.hourly("a", 5)), scoped("s", store.hourly("b", 5)));
            assertThat(set.passes(key(1), 2)).isTrue();
            assertThat(set.remaining(key(1))).containsExactly(1L, 1L);
            assertThat(set.passes(key(1), 1)).isFalse();
            assertThat(set.remaining(key(1))).as("after a rejection").containsExactly(1L, 1L);
        });
    }

    /** {@return tests: a changed limit keeps what was consumed, and is never below zero} */
    @TestFactory
    default Stream<DynamicTest> aChangedLimitKeepsWhatWasConsumed() {
        return forEachBreadth(this, store -> assertConsumptionKept(store, store::hourly));
    }

    /** {@return tests: a bucket with a changed capacity and rate keeps what was consumed} */
    @TestFactory
    default Stream<DynamicTest> aBucketWithAChangedRateKeepsWhatWasConsumed() {
        return forEachBreadth(
                this,
                store -> assertConsumptionKept(
                        store,
                        (name, limit) -> store.policy(
                                name,
                                "token-bucket",
                                Map.of("max-requests", limit.toString(), "refill-rate", limit + "/" + limit + "h"))));
    }

    private static void assertConsumptionKept(TestStore store, BiFunction<String, Long, Policy> limit) {
        TestSet earlier = store.prepare(limit.apply("a", 10L));
        earlier.acquire(key(1), 6);
        TestSet larger = store.prepare(limit.apply("a", 100L), limit.apply("new", 5L));
        assertThat(larger.remaining(key(1))).containsExactly(94L, 5L);
        TestSet smaller = store.prepare(limit.apply("a", 4L));
        assertThat(smaller.remaining(key(1))).containsExactly(0L);
        assertThat(smaller.passes(key(1), 1)).isFalse();
        larger.acquire(key(1), 1);
        assertThat(earlier.remaining(key(1))).as("in the earlier set").containsExactly(3L);
    }

    /** {@return tests: a changed window starts anew} */
    @TestFactory
    default Stream<DynamicTest> aChangedWindowStartsAnew() {
        return forEachBreadth(this, store -> assertStartsAnew(store, "fixed-window", "2h"));
    }

    /** {@return tests: a changed algorithm starts anew} */
    @TestFactory
    default Stream<DynamicTest> aChangedAlgorithmStartsAnew() {
        return forEachBreadth(this, store -> assertStartsAnew(store, "sliding-window-counter", "1h"));
    }

    private static void assertStartsAnew(TestStore store, String algorithm, String window) {
        TestSet earlier = store.prepare(store.hourly("a", 10));
        earlier.acquire(key(1), 6);
        TestSet later = store.prepare(store.policy("a", algorithm, Map.of("max-requests", "10", "window", window)));
        assertThat(later.remaining(key(1))).containsExactly(10L);
        later.acquire(key(1), 1);
        assertThat(earlier.remaining(key(1))).as("in the earlier set").containsExactly(4L);
    }
}
