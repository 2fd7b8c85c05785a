package gateway.testkit.analytics;

import static gateway.testkit.analytics.Sample.get;
import static gateway.testkit.analytics.Sample.numbered;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestOrder;
import gateway.api.analytics.RequestOrder.Field;
import gateway.api.analytics.RequestPage;
import gateway.api.analytics.RequestQuery;
import gateway.api.analytics.StatusRange;
import gateway.api.client.ClientKind;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which requests a store holds and finds. Part of {@link AnalyticsStoreContract}. */
public interface AnalyticsStoreFindContract extends AnalyticsStoreHarness {

    /** Nothing has happened at first. */
    @Test
    default void findsNothingAtFirst() {
        try (AnalyticsStore store = open(10, MovableTicker.standing())) {
            assertThat(store.find(RequestQuery.newest(10, 0))).isEqualTo(new RequestPage(List.of(), 0));
        }
    }

    /** A request comes back as it was recorded, whatever it says. */
    @Test
    default void findsARequestAsItWas() {
        RequestEntry strange = get("/\"{\\}\u0000\n\ud800\u2028\ud83d\ude00ключ")
                .by("key_1")
                .limitedBy("gold.burst")
                .took(Duration.ofNanos(123_456_789))
                .tier(Optional.empty())
                .at(Instant.parse("2026-02-03T04:05:06.789Z"))
                .entry();
        try (AnalyticsStore store = open(10, MovableTicker.standing())) {
            store.record(strange);
            assertThat(store.find(RequestQuery.newest(10, 0)).entries()).containsExactly(strange);
        }
    }

    /** The newest comes first, by when requests were recorded, whatever their timestamps say. */
    @Test
    default void theNewestComesFirst() {
        RequestEntry late = get("/a").at(Instant.parse("2026-01-01T12:00:00Z")).entry();
        RequestEntry early = get("/b").at(Instant.parse("2026-01-01T11:00:00Z")).entry();
        try (AnalyticsStore store = open(10, MovableTicker.standing())) {
            store.record(late);
            store.record(early);
            assertThat(store.find(RequestQuery.newest(10, 0)).entries()).containsExactly(early, late);
        }
    }

    /** A new request takes the place of the oldest, and of no other. */
    @Test
    default void holdsAsManyAsThereIsRoomFor() {
        try (AnalyticsStore store = open(7, MovableTicker.standing())) {
            IntStream.range(0, 1000).forEach(i -> store.record(numbered(i)));
            RequestPage all = store.find(RequestQuery.newest(1000, 0));
            assertThat(paths(all)).containsExactly("/999", "/998", "/997", "/996", "/995", "/994", "/993");
            assertThat(all.total()).isEqualTo(7);
        }
    }

    /** Pages lie side by side; behind the last request there is nothing, however far. */
    @Test
    default void pagesLieSideBySide() {
        try (AnalyticsStore store = open(5, MovableTicker.standing())) {
            IntStream.range(0, 12).forEach(i -> store.record(numbered(i)));
            assertThat(paths(store.find(RequestQuery.newest(2, 0)))).containsExactly("/11", "/10");
            assertThat(paths(store.find(RequestQuery.newest(2, 2)))).containsExactly("/9", "/8");
            assertThat(paths(store.find(RequestQuery.newest(2, 4)))).containsExactly("/7");
            assertThat(store.find(RequestQuery.newest(2, 5))).isEqualTo(new RequestPage(List.of(), 5));
            assertThat(store.find(RequestQuery.newest(2, Long.MAX_VALUE)).entries())
                    .isEmpty();
            assertThat(store.find(RequestQuery.newest(0, 0)).entries()).isEmpty();
            assertThat(paths(store.find(RequestQuery.newest(Integer.MAX_VALUE, 3))))
                    .containsExactly("/8", "/7");
        }
    }

    /** Every condition counts, and all together; how many there are is said for all pages. */
    @Test
    default void findsWhatMeetsEveryCondition() {
        try (AnalyticsStore store = open(100, MovableTicker.standing())) {
            Stream.of(
                            get("/orders/1").route("orders").status(404).by("alice"),
                            get("/orders/2").route("orders").status(499).method("POST"),
                            get("/items/3").status(500).by("alice"),
                            get("/ORDERS/4").status(399).by("alic"))
                    .forEach(sample -> store.record(sample.entry()));
            assertThat(found(store, Optional.of(new StatusRange(400, 499)), "path", ""))
                    .containsExactly("/orders/2", "/orders/1");
            assertThat(found(store, Optional.empty(), "path", "orders")).containsExactly("/orders/2", "/orders/1");
            assertThat(found(store, Optional.empty(), "client", "alice")).containsExactly("/items/3", "/orders/1");
            assertThat(found(store, Optional.empty(), "method", "post")).containsExactly("/orders/2");
            assertThat(found(store, Optional.empty(), "route", "orders")).containsExactly("/orders/2", "/orders/1");
            assertThat(found(store, Optional.empty(), "route", "-")).containsExactly("/ORDERS/4", "/items/3");
            assertThat(found(store, Optional.of(new StatusRange(404, 404)), "client", "alice"))
                    .containsExactly("/orders/1");
            assertThat(found(store, Optional.of(new StatusRange(200, 299)), "client", "alice"))
                    .isEmpty();
        }
    }

    /** Those of administrators can be left out. */
    @Test
    default void leavesAdministratorsOut() {
        try (AnalyticsStore store = open(10, MovableTicker.standing())) {
            store.record(get("/dashboard").by("alice", ClientKind.ADMINISTRATOR).entry());
            store.record(get("/a").by("alice").entry());
            RequestQuery callers = new RequestQuery(
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    false,
                    RequestOrder.NEWEST,
                    10,
                    0);
            assertThat(paths(store.find(callers))).containsExactly("/a");
            assertThat(store.find(callers).total()).isEqualTo(1);
            assertThat(store.find(RequestQuery.newest(10, 0)).total()).isEqualTo(2);
        }
    }

    /** Another order than that of time is possible; those that are equal in it come newest first. */
    @Test
    default void ordersAsItIsAsked() {
        try (AnalyticsStore store = open(3, MovableTicker.standing())) {
            Stream.of(
                            get("/gone"),
                            get("/b").took(Duration.ofMillis(5)).status(200).by("x"),
                            get("/c").took(Duration.ofMillis(50)).status(500).by("y"),
                            get("/a")
                                    .took(Duration.ofMillis(5))
                                    .status(404)
                                    .by("x")
                                    .method("PUT"))
                    .forEach(sample -> store.record(sample.entry()));
            assertThat(ordered(store, Field.TIME, false)).containsExactly("/b", "/c", "/a");
            assertThat(ordered(store, Field.TIME, true)).containsExactly("/a", "/c", "/b");
            assertThat(ordered(store, Field.PATH, false)).containsExactly("/a", "/b", "/c");
            assertThat(ordered(store, Field.STATUS, true)).containsExactly("/c", "/a", "/b");
            assertThat(ordered(store, Field.RESPONSE_TIME, true)).containsExactly("/c", "/a", "/b");
            assertThat(ordered(store, Field.RESPONSE_TIME, false)).containsExactly("/a", "/b", "/c");
            assertThat(ordered(store, Field.CLIENT, false)).containsExactly("/a", "/b", "/c");
            assertThat(ordered(store, Field.METHOD, true)).containsExactly("/a", "/c", "/b");
        }
    }

    private static List<String> found(AnalyticsStore store, Optional<StatusRange> status, String field, String text) {
        RequestQuery query = new RequestQuery(
                status,
                condition("path", field, text),
                condition("client", field, text),
                condition("method", field, text),
                condition("route", field, text),
                true,
                RequestOrder.NEWEST,
                10,
                0);
        RequestPage page = store.find(query);
        assertThat(page.total()).isEqualTo(page.entries().size());
        return paths(page);
    }

    private static Optional<String> condition(String name, String field, String text) {
        return Optional.of(text).filter(any -> name.equals(field) && !text.isEmpty());
    }

    private static List<String> ordered(AnalyticsStore store, Field field, boolean descending) {
        return paths(store.find(new RequestQuery(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                true,
                new RequestOrder(field, descending),
                10,
                0)));
    }

    private static List<String> paths(RequestPage page) {
        return page.entries().stream().map(RequestEntry::path).toList();
    }
}
