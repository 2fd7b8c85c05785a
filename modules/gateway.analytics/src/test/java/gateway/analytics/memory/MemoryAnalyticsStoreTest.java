package gateway.analytics.memory;

import static gateway.analytics.memory.Entries.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import gateway.api.analytics.AnalyticsStore;
import gateway.api.config.Parameters;
import gateway.api.limit.Ticker;
import gateway.api.store.StoreContext;
import gateway.testkit.analytics.AnalyticsStoreContract;
import gateway.testkit.limit.MovableTicker;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The store that the provider opens passes the contract. */
final class MemoryAnalyticsStoreTest implements AnalyticsStoreContract {

    @Override
    public AnalyticsStore open(int requests, Ticker ticker) {
        StoreContext context = new StoreContext(
                Path.of("unused"), Parameters.of(List.of(), Map.of()), requests, () -> Instant.EPOCH, ticker);
        return new MemoryAnalyticsStoreProvider().open(context);
    }

    @Test
    void recordsNoNothing() {
        try (AnalyticsStore store = open(10, MovableTicker.standing())) {
            assertThatNullPointerException()
                    .isThrownBy(() -> store.record(null))
                    .withMessage("entry");
            assertThat(store.snapshot().lifetime().requests()).isZero();
        }
    }

    @Test
    void saysWhenASnapshotWasDrawnByTheTicker() {
        MovableTicker ticker = MovableTicker.startingAt(Instant.parse("2026-05-04T03:02:01.123456789Z"));
        try (AnalyticsStore store = open(10, ticker)) {
            store.record(entry("1"));
            assertThat(store.snapshot().time()).isEqualTo("2026-05-04T03:02:01.123456789Z");
        }
    }
}
