package gateway.analytics.memory;

import static gateway.analytics.memory.Entries.entry;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestQuery;
import gateway.testkit.limit.Crowd;
import gateway.testkit.limit.MovableTicker;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Case B06, the snapshot's part: figures while sequence numbers pass the largest {@code int} and {@code long}. */
class SnapshotWrapTest {
    private static final int EACH = 10;

    static Stream<Arguments> stores() {
        return IntStream.of(7, 1024, 1000)
                .boxed()
                .flatMap(capacity -> LongStream.of(Integer.MAX_VALUE - 2L, Long.MAX_VALUE - 2)
                        .boxed()
                        .flatMap(first -> IntStream.of(1, 16)
                                .boxed()
                                .flatMap(threads -> IntStream.of(1, 4)
                                        .mapToObj(rings -> Arguments.of(capacity, first, threads, rings)))));
    }

    @ParameterizedTest
    @MethodSource("stores")
    void figuresStayRight(int capacity, long first, int threads, int rings) {
        MemoryAnalyticsStore store = new MemoryAnalyticsStore(
                new StripedRing(rings, new RequestRing(capacity, first)), MovableTicker.standing());
        assertThat(store.snapshot().held().count()).isZero();
        assertThat(store.snapshot().held().errorRate()).isEqualTo("0.00");

        Crowd.of(threads, member -> {
            for (int i = 0; i < EACH; i++) {
                store.record(entry(member + "-" + i));
                assertAddsUp(store.snapshot());
            }
            return member;
        });

        int total = threads * EACH;
        assertThat(store.snapshot().held().count()).isEqualTo(Math.min(capacity, total));
        assertThat(store.snapshot().lifetime().requests()).isEqualTo(total);
        assertLastOfEach(store.find(RequestQuery.newest(capacity, 0)).entries(), threads);
    }

    private static void assertAddsUp(AnalyticsSnapshot snapshot) {
        assertThat(snapshot.statuses().successful()).isEqualTo(snapshot.held().count());
        assertThat(snapshot.rankings().endpoints().get(0).count())
                .isEqualTo(snapshot.held().count());
        assertThat(snapshot.latency().p99()).isEqualTo(snapshot.latency().max());
        assertThat(snapshot.lifetime().requests())
                .isGreaterThanOrEqualTo(snapshot.held().count());
    }

    /** Of each thread the last ones are there, in order and without a gap. */
    private static void assertLastOfEach(List<RequestEntry> newestFirst, int threads) {
        for (int thread = 0; thread < threads; thread++) {
            String prefix = thread + "-";
            List<String> found = newestFirst.stream()
                    .map(RequestEntry::requestId)
                    .filter(id -> id.startsWith(prefix))
                    .toList();
            assertThat(found)
                    .isEqualTo(IntStream.range(0, found.size())
                            .mapToObj(i -> prefix + (EACH - 1 - i))
                            .toList());
        }
    }
}
