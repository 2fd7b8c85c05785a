package gateway.testkit.limit;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** How the tests of a contract are spread over samples and moments. */
final class LimiterTests {
    private LimiterTests() {}

    /** A test for each sample. */
    static Stream<DynamicTest> forEachSample(LimiterHarness harness, Consumer<LimiterSample> test) {
        return harness.samples().stream()
                .map(sample -> DynamicTest.dynamicTest(sample.name(), () -> test.accept(sample)));
    }

    /** A test for each sample, which checks every moment of random timelines. */
    static Stream<DynamicTest> atEveryMoment(LimiterHarness harness, Consumer<Moment> test) {
        return forEachSample(harness, sample -> RandomTimelines.along(sample.limiter(), test));
    }
}
