package gateway.testkit.analytics;

import static gateway.testkit.analytics.Sample.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.LifetimeFigures;
import gateway.api.analytics.NamedFigures;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestQuery;
import gateway.api.analytics.StatusCounts;
import gateway.testkit.limit.Crowd;
import gateway.testkit.limit.MovableTicker;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case B06: many record while others look. Part of {@link AnalyticsStoreContract}. */
public interface AnalyticsStoreConcurrencyContract extends AnalyticsStoreHarness {

    /** In the end every request was counted once, and the store holds the last ones. */
    @Test
    default void losesAndDoublesNothing() {
        int each = 2_000;
        try (AnalyticsStore store = open(1_000, MovableTicker.standing())) {
            Crowd.of(16, member -> {
                for (int i = 0; i < each; i++) {
                    store.record(request(member, i));
                }
                return member;
            });
            AnalyticsSnapshot snapshot = store.snapshot();
            assertThat(snapshot.held().count()).isEqualTo(1_000);
            assertThat(snapshot.lifetime()).isEqualTo(new LifetimeFigures(16L * each, 8L * each, 16L * each * 10));
            assertThat(snapshot.rates().lastMinute()).isEqualTo(16L * each);
            assertThat(store.find(RequestQuery.newest(2_000, 0)).entries())
                    .hasSize(1_000)
                    .doesNotHaveDuplicates();
        }
    }

    /** What is seen meanwhile agrees with itself: no request is there twice, and parts add up to the whole. */
    @Test
    default void looksAreRightWhileOthersRecord() {
        try (AnalyticsStore store = open(100, MovableTicker.standing())) {
            Crowd.of(6, member -> {
                for (int i = 0; i < 2_000; i++) {
                    store.record(request(member, i));
                    if (i % 20 == member) {
                        assertAddsUp(store.snapshot());
                        assertThat(entries(store)).doesNotContainNull().doesNotHaveDuplicates();
                    }
                }
                return member;
            });
        }
    }

    private static void assertAddsUp(AnalyticsSnapshot snapshot) {
        long count = snapshot.held().count();
        StatusCounts statuses = snapshot.statuses();
        assertThat(statuses.successful() + statuses.clientErrors()).isEqualTo(count);
        assertThat(snapshot.held().errors()).isEqualTo(statuses.clientErrors());
        assertThat(sum(snapshot.rankings().routes())).isEqualTo(count);
        assertThat(sum(snapshot.rankings().tiers())).isEqualTo(count);
        assertThat(sum(snapshot.rankings().clients())).isEqualTo(count);
        assertThat(snapshot.held().bytes()).isEqualTo(10 * count);
        assertThat(snapshot.lifetime().requests()).isGreaterThanOrEqualTo(count);
        assertThat(snapshot.lifetime().bytes()).isGreaterThanOrEqualTo(10 * count);
        assertThat(snapshot.lifetime().requests())
                .isGreaterThanOrEqualTo(snapshot.rates().lastMinute());
    }

    private static long sum(List<NamedFigures> groups) {
        return groups.stream().mapToLong(group -> group.figures().count()).sum();
    }

    private static List<RequestEntry> entries(AnalyticsStore store) {
        return store.find(RequestQuery.newest(1_000, 0)).entries();
    }

    /** Different from every other one; one in two was refused by a limit. */
    private static RequestEntry request(int member, int number) {
        Sample sample = get("/" + member + "/" + number).by("key-" + member).bytes(10);
        return (number % 2 == 0 ? sample : sample.limitedBy("free")).entry();
    }
}
