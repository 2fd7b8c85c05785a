package gateway.testkit.analytics;

import static gateway.testkit.analytics.Sample.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.ActiveCallers;
import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.Latency;
import gateway.api.analytics.LifetimeFigures;
import gateway.api.analytics.NamedCount;
import gateway.api.analytics.NamedFigures;
import gateway.api.analytics.Rankings;
import gateway.api.analytics.RequestFigures;
import gateway.api.analytics.RequestRefusal;
import gateway.api.analytics.StatusCounts;
import gateway.api.client.ClientKind;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Figures about the requests held. Part of {@link AnalyticsStoreContract}. */
public interface AnalyticsStoreFigureContract extends AnalyticsStoreHarness {

    /** Part of case B06: without requests everything is zero, and nothing is divided by it. */
    @Test
    default void everythingIsZeroAtFirst() {
        AnalyticsSnapshot snapshot = snapshot(10);
        assertThat(snapshot.held()).isEqualTo(new RequestFigures(0, 0, 0, 0, Duration.ZERO));
        assertThat(snapshot.held().errorRate()).isEqualTo("0.00");
        assertThat(snapshot.held().meanMillis()).isEqualTo("0.00");
        assertThat(snapshot.latency())
                .isEqualTo(new Latency(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO));
        assertThat(snapshot.statuses()).isEqualTo(new StatusCounts(0, 0, 0, 0, 0));
        assertThat(snapshot.rankings()).isEqualTo(new Rankings(List.of(), List.of(), List.of(), List.of(), List.of()));
        assertThat(snapshot.lifetime()).isEqualTo(new LifetimeFigures(0, 0, 0));
        assertThat(snapshot.active()).isEqualTo(new ActiveCallers(0, 0));
        assertThat(snapshot.rates().lastMinute()).isZero();
        assertThat(snapshot.rates().perSecond()).hasSize(300).containsOnly(0L);
        assertThat(snapshot.rates().perMinute()).hasSize(60).containsOnly(0L);
    }

    /** Part of case B06: of one request every percentile is its time. */
    @Test
    default void oneRequestIsEveryPercentile() {
        Duration time = Duration.ofMillis(7);
        AnalyticsSnapshot snapshot = snapshot(10, get("/a").took(time));
        assertThat(snapshot.latency()).isEqualTo(new Latency(time, time, time, time));
        assertThat(snapshot.held()).isEqualTo(new RequestFigures(1, 0, 0, 100, time));
    }

    /** Statuses of 400 and more are errors, and only limits count as limits. */
    @Test
    default void countsErrorsAndRateLimitHits() {
        AnalyticsSnapshot snapshot = snapshot(
                10,
                get("/a").status(399),
                get("/a").status(400).refused(new RequestRefusal("Bad request", Optional.empty())),
                get("/a").status(429),
                get("/a").limitedBy("free"));
        assertThat(snapshot.held().errors()).isEqualTo(3);
        assertThat(snapshot.held().errorRate()).isEqualTo("75.00");
        assertThat(snapshot.held().rateLimitHits()).isEqualTo(1);
        assertThat(snapshot.lifetime().rateLimitHits()).isEqualTo(1);
    }

    /** Whatever a resource answers with, the classes add up to all. */
    @Test
    default void countsEveryStatusInSomeClass() {
        AnalyticsSnapshot snapshot = snapshot(
                100,
                IntStream.of(0, 100, 199, 200, 299, 300, 399, 400, 499, 500, 599, 600, 999)
                        .mapToObj(status -> get("/a").status(status))
                        .toArray(Sample[]::new));
        assertThat(snapshot.statuses()).isEqualTo(new StatusCounts(3, 2, 2, 2, 4));
    }

    /** Percentiles by the nearest rank, within a thousandth; the longest time exactly. */
    @Test
    default void knowsPercentiles() {
        AnalyticsSnapshot snapshot = snapshot(
                1000,
                IntStream.rangeClosed(1, 1000)
                        .mapToObj(i -> get("/a").took(Duration.ofMillis(i)))
                        .toArray(Sample[]::new));
        assertThat(snapshot.latency().p50()).isBetween(Duration.ofMillis(500), Duration.ofNanos(500_501_000));
        assertThat(snapshot.latency().p95()).isBetween(Duration.ofMillis(950), Duration.ofNanos(950_951_000));
        assertThat(snapshot.latency().p99()).isBetween(Duration.ofMillis(990), Duration.ofNanos(990_991_000));
        assertThat(snapshot.latency().max()).isEqualTo(Duration.ofSeconds(1));
        assertThat(snapshot.held().meanMillis()).isEqualTo("500.50");
    }

    /** The most frequent first, of equally frequent ones the first by name, and no more than are asked for. */
    @Test
    default void ranksPathsAndClients() {
        AnalyticsSnapshot snapshot = snapshot(
                1000,
                IntStream.rangeClosed(1, 30)
                        .boxed()
                        .flatMap(i -> Stream.generate(
                                        () -> get("/" + i).by("key-" + i).limitedBy("free"))
                                .limit(Math.min(i, 28)))
                        .toArray(Sample[]::new));
        assertThat(snapshot.rankings().endpoints())
                .containsExactly(
                        new NamedCount("/28", 28),
                        new NamedCount("/29", 28),
                        new NamedCount("/30", 28),
                        new NamedCount("/27", 27),
                        new NamedCount("/26", 26));
        assertThat(snapshot.rankings().limitedClients())
                .hasSize(10)
                .startsWith(new NamedCount("key-28", 28))
                .endsWith(new NamedCount("key-21", 21));
        assertThat(snapshot.rankings().clients())
                .hasSize(20)
                .extracting(NamedFigures::name)
                .startsWith("key-28", "key-29", "key-30", "key-27")
                .endsWith("key-11");
    }

    /** What administrators do counts, but no page that they look at comes before what is called. */
    @Test
    default void ranksNoEndpointByThoseWhoLookAfterTheGateway() {
        AnalyticsSnapshot snapshot = snapshot(
                10,
                get("/dashboard").by("alice", ClientKind.ADMINISTRATOR),
                get("/dashboard").by("alice", ClientKind.ADMINISTRATOR),
                get("/a").by("operator", ClientKind.API_KEY));
        assertThat(snapshot.rankings().endpoints()).containsExactly(new NamedCount("/a", 1));
        assertThat(snapshot.rankings().clients()).extracting(NamedFigures::name).containsExactly("alice", "operator");
        assertThat(snapshot.held().count()).isEqualTo(3);
    }

    /** Who was never refused by a limit is not among those who were. */
    @Test
    default void ranksNobodyWithoutReason() {
        assertThat(snapshot(10, get("/a")).rankings().limitedClients()).isEmpty();
    }

    /** Routes and tiers apart, those without any under a dash. */
    @Test
    default void sumsUpRoutesAndTiers() {
        AnalyticsSnapshot snapshot = snapshot(
                10,
                get("/a").route("orders").took(Duration.ofMillis(10)).bytes(5),
                get("/b")
                        .route("orders")
                        .took(Duration.ofMillis(30))
                        .status(500)
                        .bytes(7),
                get("/c").tier(Optional.empty()).limitedBy("free").bytes(0));
        assertThat(snapshot.rankings().routes())
                .containsExactly(
                        new NamedFigures("orders", new RequestFigures(2, 1, 0, 12, Duration.ofMillis(40))),
                        new NamedFigures("-", new RequestFigures(1, 1, 1, 0, Duration.ofMillis(1))));
        assertThat(snapshot.rankings().tiers()).extracting(NamedFigures::name).containsExactly("free", "-");
    }

    /** Figures about requests held forget with the requests; those of a lifetime do not. */
    @Test
    default void forgetsWhatIsNotHeld() {
        AnalyticsSnapshot snapshot = snapshot(
                2,
                get("/gone").limitedBy("free").bytes(1),
                get("/a").bytes(10),
                get("/b").bytes(100));
        assertThat(snapshot.held().count()).isEqualTo(2);
        assertThat(snapshot.held().bytes()).isEqualTo(110);
        assertThat(snapshot.held().rateLimitHits()).isZero();
        assertThat(snapshot.rankings().limitedClients()).isEmpty();
        assertThat(snapshot.lifetime()).isEqualTo(new LifetimeFigures(3, 1, 111));
    }

    private AnalyticsSnapshot snapshot(int capacity, Sample... samples) {
        try (AnalyticsStore store = open(capacity, MovableTicker.standing())) {
            Stream.of(samples).map(Sample::entry).forEach(store::record);
            return store.snapshot();
        }
    }
}
