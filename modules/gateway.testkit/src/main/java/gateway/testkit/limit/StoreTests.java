package gateway.testkit.limit;

import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** How the tests of a contract are spread over the kinds of state that a store may keep differently. */
final class StoreTests {
    private StoreTests() {}

    /** A test for many keys and one for a key that all share, each with a store of its own. */
    static Stream<DynamicTest> forEachBreadth(LimitStoreHarness harness, Consumer<TestStore> test) {
        return Arrays.stream(Breadth.values())
                .map(breadth -> DynamicTest.dynamicTest(breadth.name(), () -> run(harness, breadth, test)));
    }

    /** A test for each limit and each breadth, each with a store of its own. */
    static Stream<DynamicTest> forEachLimit(
            LimitStoreHarness harness, List<StandardLimit> limits, BiConsumer<TestStore, StandardLimit> test) {
        return limits.stream()
                .flatMap(limit -> Arrays.stream(Breadth.values())
                        .map(breadth -> DynamicTest.dynamicTest(
                                breadth + " " + limit,
                                () -> run(harness, breadth, store -> test.accept(store, limit)))));
    }

    /** A test with limiters that decide at once and one with such that dawdle, for each breadth. */
    static Stream<DynamicTest> forEachPace(LimitStoreHarness harness, BiConsumer<TestStore, Limits> test) {
        return Arrays.stream(Breadth.values())
                .flatMap(breadth -> Stream.of(
                        DynamicTest.dynamicTest(
                                breadth + " at once",
                                () -> run(harness, breadth, store -> test.accept(store, store::hourly))),
                        DynamicTest.dynamicTest(
                                breadth + " dawdling",
                                () -> run(harness, breadth, store -> test.accept(store, store::dawdling)))));
    }

    /** Makes policies of so many permits. */
    @FunctionalInterface
    interface Limits {
        Policy policy(String name, long limit);
    }

    private static void run(LimitStoreHarness harness, Breadth breadth, Consumer<TestStore> test) {
        try (TestStore store = TestStore.open(harness, breadth)) {
            test.accept(store);
        }
    }
}
