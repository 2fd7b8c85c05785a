package gateway.testkit.analytics;

import static gateway.testkit.analytics.Sample.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestQuery;
import gateway.api.client.ClientKind;
import gateway.testkit.limit.MovableTicker;
import gateway.testkit.limit.Seed;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Requests at random, at times that move on at random, recorded by a store and by its naive counterpart. */
final class RandomTraffic {
    private static final int STEPS_BETWEEN_LOOKS = 97;
    private static final ClientKind[] KINDS = ClientKind.values();
    private static final int[] STATUSES = {200, 200, 200, 200, 201, 204, 304, 400, 404, 500, 503};

    private final Random random;
    private final AnalyticsStore store;
    private final MovableTicker ticker;
    private final ReferenceAnalytics reference;

    RandomTraffic(long seed, AnalyticsStore store, MovableTicker ticker, int capacity) {
        random = new Random(seed);
        this.store = store;
        this.ticker = ticker;
        reference = new ReferenceAnalytics(capacity);
    }

    void compare(int requests) {
        for (int i = 0; i < requests; i++) {
            ticker.advance(pause());
            RequestEntry entry = request();
            store.record(entry);
            reference.record(second(), entry);
            if (i % STEPS_BETWEEN_LOOKS == 0) {
                assertAgrees("after " + (i + 1) + " requests, " + Seed.hint());
            }
        }
    }

    /** Mostly none, sometimes seconds, seldom minutes. */
    private Duration pause() {
        return switch (random.nextInt(100)) {
            case 0 -> Duration.ofMillis(random.nextInt(200_000));
            case 1, 2, 3, 4, 5, 6 -> Duration.ofMillis(random.nextInt(5_000));
            default -> Duration.ofMillis(random.nextInt(100));
        };
    }

    private RequestEntry request() {
        Sample sample = get("/" + skewed(40))
                .from("192.0.2." + skewed(50))
                .status(STATUSES[random.nextInt(STATUSES.length)])
                .bytes(random.nextInt(10_000))
                .took(Duration.ofNanos((long) Math.exp(random.nextDouble() * 24)))
                .at(Instant.ofEpochSecond(random.nextInt()))
                .tier(random.nextInt(10) == 0 ? Optional.empty() : Optional.of("tier-" + skewed(3)));
        sample = random.nextBoolean() ? sample : sample.route("route-" + skewed(5));
        sample = random.nextBoolean() ? sample : sample.by("key-" + skewed(40), KINDS[random.nextInt(KINDS.length)]);
        return (random.nextInt(8) == 0 ? sample.limitedBy("policy-" + skewed(3)) : sample).entry();
    }

    private int skewed(int bound) {
        return random.nextInt(1 + random.nextInt(bound));
    }

    private void assertAgrees(String when) {
        AnalyticsSnapshot snapshot = store.snapshot();
        assertThat(snapshot.held()).as(when).isEqualTo(reference.heldFigures());
        assertThat(snapshot.statuses()).as(when).isEqualTo(reference.statuses());
        assertThat(snapshot.rankings()).as(when).isEqualTo(reference.rankings());
        assertThat(snapshot.lifetime()).as(when).isEqualTo(reference.lifetime());
        assertThat(snapshot.rates()).as(when).isEqualTo(reference.rates(second()));
        assertThat(snapshot.active()).as(when).isEqualTo(reference.active(second()));
        assertAgrees(snapshot.latency().p50(), 50, when);
        assertAgrees(snapshot.latency().p95(), 95, when);
        assertAgrees(snapshot.latency().p99(), 99, when);
        assertThat(snapshot.latency().max()).as(when).isEqualTo(reference.percentile(100));
        List<RequestEntry> newestFirst = new ArrayList<>(reference.held());
        Collections.reverse(newestFirst);
        assertThat(store.find(RequestQuery.newest(Integer.MAX_VALUE, 0)).entries())
                .as(when)
                .isEqualTo(newestFirst);
    }

    /** Rounded up by a thousandth and a microsecond at most. */
    private void assertAgrees(Duration percentile, int percent, String when) {
        Duration exact = reference.percentile(percent);
        assertThat(percentile)
                .as("p" + percent + " " + when)
                .isBetween(exact, exact.plus(exact.dividedBy(1000)).plusNanos(2_000));
    }

    private long second() {
        return Math.floorDiv(ticker.epochNanos(), 1_000_000_000L);
    }
}
