package gateway.testkit.analytics;

import gateway.api.analytics.AnalyticsStore;
import gateway.api.limit.Ticker;

/** What the contract of an analytics store needs from its implementer. */
@FunctionalInterface
public interface AnalyticsStoreHarness {

    /**
     * {@return a new store that knows no request yet} The test closes it.
     *
     * @param requests how many requests it holds
     * @param ticker its time; a store that has a time of its own follows this one in tests
     */
    AnalyticsStore open(int requests, Ticker ticker);
}
