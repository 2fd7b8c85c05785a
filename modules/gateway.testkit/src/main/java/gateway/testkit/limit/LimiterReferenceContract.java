package gateway.testkit.limit;

import static gateway.testkit.limit.LimiterTests.forEachSample;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A limiter decides as its naive counterpart does. Part of {@link LimiterContract}. */
public interface LimiterReferenceContract extends LimiterHarness {

    /** {@return tests: decision, remaining, reset after and retry after are those of the reference at every step} */
    @TestFactory
    default Stream<DynamicTest> agreesWithItsReferenceOnRandomTimelines() {
        return forEachSample(
                this,
                sample -> sample.reference()
                        .ifPresent(reference -> RandomTimelines.compare(sample.limiter(), reference)));
    }
}
