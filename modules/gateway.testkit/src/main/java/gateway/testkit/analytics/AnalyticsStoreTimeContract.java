package gateway.testkit.analytics;

import static gateway.testkit.analytics.Sample.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.ActiveCallers;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.RequestRates;
import gateway.api.client.ClientKind;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is counted over time, whether the requests are still held or not. Part of {@link AnalyticsStoreContract}. */
public interface AnalyticsStoreTimeContract extends AnalyticsStoreHarness {

    /** More requests than there is room for are all counted. */
    @Test
    default void ratesDoNotEndAtTheCapacity() {
        MovableTicker ticker = MovableTicker.standing();
        try (AnalyticsStore store = open(10, ticker)) {
            IntStream.range(0, 1000).forEach(i -> store.record(get("/a").entry()));
            ticker.advance(Duration.ofSeconds(1));
            RequestRates rates = store.snapshot().rates();
            assertThat(rates.lastMinute()).isEqualTo(1000);
            assertThat(rates.perSecond()).endsWith(0L, 1000L);
            assertThat(rates.perMinute()).endsWith(0L, 1000L);
            assertThat(store.snapshot().lifetime().requests()).isEqualTo(1000);
        }
    }

    /** A request moves from second to second, and out at the end. */
    @Test
    default void aRequestIsInTheSecondInWhichItWasRecorded() {
        MovableTicker ticker = MovableTicker.standing();
        try (AnalyticsStore store = open(10, ticker)) {
            ticker.advance(Duration.ofMillis(999));
            store.record(get("/a").entry());
            assertThat(store.snapshot().rates().perSecond()).containsOnly(0L);
            ticker.advance(Duration.ofMillis(1));
            assertThat(store.snapshot().rates().perSecond()).endsWith(0L, 1L);
            ticker.advance(Duration.ofSeconds(299));
            assertThat(store.snapshot().rates().perSecond()).startsWith(1L, 0L);
            ticker.advance(Duration.ofSeconds(1));
            assertThat(store.snapshot().rates().perSecond()).containsOnly(0L);
        }
    }

    /** The last minute is the second under way and the 59 before. */
    @Test
    default void aRequestLeavesTheLastMinuteAfterSixtySeconds() {
        MovableTicker ticker = MovableTicker.standing();
        try (AnalyticsStore store = open(10, ticker)) {
            store.record(get("/a").entry());
            ticker.advance(Duration.ofSeconds(59));
            assertThat(store.snapshot().rates().lastMinute()).isEqualTo(1);
            ticker.advance(Duration.ofSeconds(1));
            assertThat(store.snapshot().rates().lastMinute()).isZero();
        }
    }

    /** Minutes begin where those of the ticker do. */
    @Test
    default void minutesAreThoseOfTheClock() {
        MovableTicker ticker = MovableTicker.standing();
        try (AnalyticsStore store = open(10, ticker)) {
            ticker.advance(Duration.ofSeconds(59));
            store.record(get("/a").entry());
            assertThat(store.snapshot().rates().perMinute()).endsWith(0L, 1L);
            ticker.advance(Duration.ofSeconds(1));
            store.record(get("/a").entry());
            store.record(get("/a").entry());
            assertThat(store.snapshot().rates().perMinute()).endsWith(0L, 1L, 2L);
            ticker.advance(Duration.ofMinutes(58));
            assertThat(store.snapshot().rates().perMinute()).startsWith(1L, 2L, 0L);
            ticker.advance(Duration.ofMinutes(1));
            assertThat(store.snapshot().rates().perMinute()).startsWith(2L, 0L);
        }
    }

    /** After a pause of any length nothing old is left. */
    @Test
    default void aLongPauseLeavesNothing() {
        MovableTicker ticker = MovableTicker.standing();
        try (AnalyticsStore store = open(10, ticker)) {
            IntStream.range(0, 400).forEach(i -> {
                store.record(get("/a").entry());
                ticker.advance(Duration.ofSeconds(1));
            });
            ticker.advance(Duration.ofDays(365));
            assertThat(store.snapshot().rates().perSecond()).containsOnly(0L);
            assertThat(store.snapshot().rates().perMinute()).containsOnly(0L);
            store.record(get("/a").entry());
            assertThat(store.snapshot().rates().lastMinute()).isEqualTo(1);
            assertThat(store.snapshot().rates().perMinute()).endsWith(0L, 1L);
        }
    }

    /** A clock that was set, as timestamps show it, changes no rate. */
    @Test
    default void timestampsDoNotCount() {
        try (AnalyticsStore store = open(10, MovableTicker.standing())) {
            store.record(get("/a").at(Instant.parse("1999-12-31T23:59:59Z")).entry());
            store.record(get("/a").at(Instant.parse("2099-12-31T23:59:59Z")).entry());
            assertThat(store.snapshot().rates().lastMinute()).isEqualTo(2);
            assertThat(store.snapshot().active().addresses()).isEqualTo(1);
        }
    }

    /** Addresses, and those who use a valid credential there, each counted once, for five minutes. */
    @Test
    default void callersAreActiveForFiveMinutes() {
        MovableTicker ticker = MovableTicker.standing();
        try (AnalyticsStore store = open(10, ticker)) {
            store.record(get("/a").from("192.0.2.1").entry());
            store.record(get("/a").from("192.0.2.2").by("alice").entry());
            ticker.advance(Duration.ofSeconds(299));
            store.record(get("/a").from("192.0.2.2").by("bob").entry());
            store.record(get("/a").from("192.0.2.2").by("bob").entry());
            store.record(get("/a").from("192.0.2.3").by("bob").entry());
            assertThat(store.snapshot().active()).isEqualTo(new ActiveCallers(3, 3));
            ticker.advance(Duration.ofSeconds(1));
            assertThat(store.snapshot().active()).isEqualTo(new ActiveCallers(2, 2));
            ticker.advance(Duration.ofSeconds(299));
            assertThat(store.snapshot().active()).isEqualTo(new ActiveCallers(0, 0));
        }
    }

    /** Whoever has logged in to look after the gateway uses no key, though their credential is valid. */
    @Test
    default void administratorsUseNoKey() {
        try (AnalyticsStore store = open(10, MovableTicker.standing())) {
            store.record(get("/dashboard").by("alice", ClientKind.ADMINISTRATOR).entry());
            assertThat(store.snapshot().active()).isEqualTo(new ActiveCallers(1, 0));
            store.record(get("/a").by("alice", ClientKind.API_KEY).entry());
            store.record(get("/a")
                    .by("8f14e45f-ceea-467f-a8d9-2b5e1c0a7f33", ClientKind.DEVICE)
                    .entry());
            assertThat(store.snapshot().active()).isEqualTo(new ActiveCallers(1, 2));
        }
    }

    /** Callers stay active though others have filled the store since. */
    @Test
    default void callersStayActiveWhenTheirRequestsAreForgotten() {
        MovableTicker ticker = MovableTicker.standing();
        try (AnalyticsStore store = open(10, ticker)) {
            IntStream.range(0, 1000)
                    .forEach(i -> store.record(
                            get("/a").from("2001:db8::" + i).by("key-" + i).entry()));
            IntStream.range(0, 1000).forEach(i -> store.record(get("/a").entry()));
            assertThat(store.snapshot().active()).isEqualTo(new ActiveCallers(1001, 1000));
        }
    }
}
