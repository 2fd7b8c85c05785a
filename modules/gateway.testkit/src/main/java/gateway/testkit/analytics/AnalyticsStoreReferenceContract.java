package gateway.testkit.analytics;

import gateway.api.analytics.AnalyticsStore;
import gateway.testkit.limit.MovableTicker;
import gateway.testkit.limit.Seed;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Figures are those of a recount. Part of {@link AnalyticsStoreContract}. */
public interface AnalyticsStoreReferenceContract extends AnalyticsStoreHarness {

    /** {@return tests: every figure is that of a naive recount, on random traffic, with a clock that moves} */
    @TestFactory
    default Stream<DynamicTest> agreesWithANaiveRecountOfRandomTraffic() {
        return IntStream.of(1, 7, 100, 1000)
                .mapToObj(requests -> DynamicTest.dynamicTest(requests + " requests", () -> compare(requests)));
    }

    private void compare(int requests) {
        for (int i = 0; i < 3; i++) {
            MovableTicker ticker = MovableTicker.standing();
            try (AnalyticsStore store = open(requests, ticker)) {
                new RandomTraffic(Seed.of(i), store, ticker, requests).compare(3_000);
            }
        }
    }
}
