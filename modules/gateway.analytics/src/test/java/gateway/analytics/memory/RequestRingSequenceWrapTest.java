package gateway.analytics.memory;

import static gateway.analytics.memory.Entries.down;
import static gateway.analytics.memory.Entries.ids;
import static gateway.analytics.memory.Entries.record;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Case B06, the ring's part: sequence numbers pass the largest {@code int} and the largest {@code long}. */
class RequestRingSequenceWrapTest {

    static Stream<Arguments> rings() {
        return IntStream.of(7, 1000, 1024)
                .boxed()
                .flatMap(capacity -> LongStream.of(Integer.MAX_VALUE - 2L, Long.MAX_VALUE - 2)
                        .mapToObj(first -> Arguments.of(capacity, first)));
    }

    @ParameterizedTest
    @MethodSource("rings")
    void isEmptyBeforeTheWrap(int capacity, long first) {
        RequestRing ring = new RequestRing(capacity, first);
        assertThat(ring.latest(10, 0)).isEmpty();
        assertThat(ring.totalRecorded()).isZero();
        record(ring, 1, 1);
        assertThat(ids(ring.latest(10, 0))).containsExactly("1");
    }

    @ParameterizedTest
    @MethodSource("rings")
    void keepsOrderAcrossTheWrapAfterEachOfTenEntries(int capacity, long first) {
        RequestRing ring = new RequestRing(capacity, first);
        for (int last = 1; last <= 10; last++) {
            record(ring, last, last);
            assertThat(ids(ring.latest(10, 0))).isEqualTo(down(last, Math.max(1, last - capacity + 1)));
            assertThat(ring.totalRecorded()).isEqualTo(last);
        }
    }

    @ParameterizedTest
    @MethodSource("rings")
    void keepsOrderWhenTheWrapLiesWithinAFullRing(int capacity, long first) {
        RequestRing ring = new RequestRing(capacity, first - capacity / 2);
        record(ring, 1, 3 * capacity / 2);
        assertThat(ids(ring.latest(capacity, 0))).isEqualTo(down(3 * capacity / 2, 3 * capacity / 2 - capacity + 1));
    }

    @ParameterizedTest
    @MethodSource("rings")
    void losesNothingAcrossTheWrapWithOneWriterAndReaders(int capacity, long first) throws Exception {
        recordInParallel(new RequestRing(capacity, first), 1, 10);
    }

    @ParameterizedTest
    @MethodSource("rings")
    void losesNothingAcrossTheWrapWithSixteenWritersAndReaders(int capacity, long first) throws Exception {
        recordInParallel(new RequestRing(capacity, first), 16, 10);
        recordInParallel(new RequestRing(capacity, first - 80_000), 16, 10_000);
    }

    private static void recordInParallel(RequestRing ring, int writers, int entriesPerWriter) throws Exception {
        ParallelRecording recording = new ParallelRecording(new StripedRing(1, ring), writers, entriesPerWriter);
        recording.run();
        recording.assertHoldsTheLastEntriesWithoutGap();
        assertThat(ring.totalRecorded()).isEqualTo((long) writers * entriesPerWriter);
    }
}
