package gateway.analytics.memory;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.NamedCount;
import gateway.api.analytics.RequestEntry;
import gateway.api.client.ClientKind;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Callers who never come twice make nothing grow. */
class FloodTest {
    private static final int FLOOD = 200_000;

    private final MovableTicker ticker = MovableTicker.standing();

    @Test
    void theTableOfCallersKeepsItsSize() {
        CallerTable table = new CallerTable();
        IntStream.range(0, FLOOD).forEach(i -> table.of(request(i), 0));

        AtomicInteger kept = new AtomicInteger();
        table.forEach(caller -> kept.incrementAndGet());
        assertThat(kept.get()).isBetween(30_000, 1 << 16);
    }

    @Test
    void tensOfThousandsOfCallersAreCountedExactly() {
        MemoryAnalyticsStore store = new MemoryAnalyticsStore(10, ticker);
        IntStream.range(0, 20_000).forEach(i -> store.record(request(i)));
        assertThat(store.snapshot().active().addresses()).isEqualTo(20_000);
        assertThat(store.snapshot().active().credentials()).isEqualTo(20_000);
    }

    @Test
    void callersThatAreNotActiveAnyMoreMakeRoom() {
        MemoryAnalyticsStore store = new MemoryAnalyticsStore(10, ticker);
        IntStream.range(0, FLOOD).forEach(i -> store.record(request(i)));
        ticker.advance(Duration.ofMinutes(5));
        IntStream.range(FLOOD, FLOOD + 20_000).forEach(i -> store.record(request(i)));
        assertThat(store.snapshot().active().addresses()).isEqualTo(20_000);
    }

    @Test
    void whoIsHeldIsCountedEvenIfTheTableIsFull() {
        MemoryAnalyticsStore store = new MemoryAnalyticsStore(1_000, ticker);
        IntStream.range(0, FLOOD).forEach(i -> store.record(request(i)));
        Set<String> held = new HashSet<>();
        IntStream.range(FLOOD, FLOOD + 1_000).forEach(i -> {
            store.record(request(i));
            held.add(request(i).address());
        });
        assertThat(store.snapshot().active().addresses()).isGreaterThanOrEqualTo(held.size());
        assertThat(store.snapshot().rankings().clients()).hasSize(20);
    }

    @Test
    void aPathIsTheSameObjectAsLongAsNothingElseNeedsItsPlace() {
        PathTable table = new PathTable(1_000);
        Path first = table.of(text(1));
        assertThat(table.of(text(1))).isSameAs(first);
        for (int i = 2; i < FLOOD; i++) {
            assertThat(table.of(text(i)).text()).isEqualTo(text(i));
        }
        assertThat(table.of(text(1))).isEqualTo(first);
    }

    @Test
    void aTableOfOnePathWorks() {
        PathTable table = new PathTable(1);
        assertThat(table.of("a").text()).isEqualTo("a");
        assertThat(table.of("b").text()).isEqualTo("b");
    }

    @Test
    void pathsOfOneHashCodeHaveDifferentHashValuesHere() {
        List<String> twins = List.of("/AaAa", "/AaBB", "/BBAa", "/BBBB");
        assertThat(twins).extracting(String::hashCode).containsOnly(twins.get(0).hashCode());
        assertThat(twins).extracting(text -> Path.of(text, 7).hash()).doesNotHaveDuplicates();
    }

    @Test
    void manyPathsAreCountedWhateverTheirHashValues() {
        PathCounts counts = new PathCounts();
        for (int i = 0; i < 5_000; i++) {
            Path path = new Path(text(i), i % 7);
            counts.add(path, path.hash());
            counts.add(new Path(text(i), i % 7), i % 7);
        }
        Path most = new Path(text(4_321), 4_321 % 7);
        counts.add(most, most.hash());
        Ranking ranking = new Ranking(2);
        counts.rank(ranking);
        assertThat(ranking.result()).containsExactly(new NamedCount(text(4_321), 3), new NamedCount(text(0), 2));
    }

    private static String text(int number) {
        return "/api/" + number;
    }

    private static RequestEntry request(int number) {
        return new RequestEntry(
                "id",
                Instant.EPOCH,
                "GET",
                text(number),
                Optional.empty(),
                200,
                0,
                Duration.ZERO,
                "key-" + number,
                "2001:db8::" + Integer.toHexString(number),
                Optional.empty(),
                ClientKind.API_KEY,
                Optional.empty());
    }
}
