package gateway.testkit.analytics;

import gateway.api.analytics.ActiveCallers;
import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.Latency;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestRates;
import gateway.api.limit.Ticker;
import java.util.List;

/** Stores that are wrong in one point each. */
final class WrongAnalytics {
    private WrongAnalytics() {}

    static final class Right implements AnalyticsStoreContract {
        @Override
        public AnalyticsStore open(int requests, Ticker ticker) {
            return new SimpleAnalytics(requests, ticker);
        }
    }

    static final class HoldsOneTooMany implements AnalyticsStoreContract {
        @Override
        public AnalyticsStore open(int requests, Ticker ticker) {
            return new SimpleAnalytics(requests + 1, ticker);
        }
    }

    static final class CountsByTimestamps implements AnalyticsStoreContract {
        @Override
        public AnalyticsStore open(int requests, Ticker ticker) {
            return new SimpleAnalytics(requests, ticker) {
                @Override
                long secondOf(RequestEntry entry) {
                    return entry.timestamp().getEpochSecond();
                }
            };
        }
    }

    static final class AnswersOldestFirst implements AnalyticsStoreContract {
        @Override
        public AnalyticsStore open(int requests, Ticker ticker) {
            return new SimpleAnalytics(requests, ticker) {
                @Override
                List<RequestEntry> newestFirst() {
                    return reference().held();
                }
            };
        }
    }

    /** Shows a snapshot in which something is not as it should be. */
    private abstract static class Showing implements AnalyticsStoreContract {
        abstract AnalyticsSnapshot shown(AnalyticsSnapshot right, SimpleAnalytics store);

        @Override
        public AnalyticsStore open(int requests, Ticker ticker) {
            return new SimpleAnalytics(requests, ticker) {
                @Override
                public synchronized AnalyticsSnapshot snapshot() {
                    return shown(super.snapshot(), this);
                }
            };
        }

        static AnalyticsSnapshot with(
                AnalyticsSnapshot right, Latency latency, RequestRates rates, ActiveCallers active) {
            return new AnalyticsSnapshot(
                    right.time(),
                    right.held(),
                    right.statuses(),
                    latency,
                    right.rankings(),
                    right.lifetime(),
                    rates,
                    active);
        }
    }

    static final class CountsTheLastMinuteAmongThoseHeld extends Showing {
        @Override
        AnalyticsSnapshot shown(AnalyticsSnapshot right, SimpleAnalytics store) {
            RequestRates rates = new RequestRates(
                    Math.min(right.rates().lastMinute(), right.held().count()),
                    right.rates().perSecond(),
                    right.rates().perMinute());
            return with(right, right.latency(), rates, right.active());
        }
    }

    static final class CountsCallersAmongThoseHeld extends Showing {
        @Override
        AnalyticsSnapshot shown(AnalyticsSnapshot right, SimpleAnalytics store) {
            long addresses = store.newestFirst().stream()
                    .map(RequestEntry::address)
                    .distinct()
                    .count();
            ActiveCallers active = new ActiveCallers(addresses, right.active().credentials());
            return with(right, right.latency(), right.rates(), active);
        }
    }

    static final class ShowsTheMedianAsP95 extends Showing {
        @Override
        AnalyticsSnapshot shown(AnalyticsSnapshot right, SimpleAnalytics store) {
            Latency latency = right.latency();
            return with(
                    right,
                    new Latency(latency.p50(), latency.p50(), latency.p99(), latency.max()),
                    right.rates(),
                    right.active());
        }
    }
}
