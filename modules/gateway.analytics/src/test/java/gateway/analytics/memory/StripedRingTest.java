package gateway.analytics.memory;

import static gateway.analytics.memory.Entries.down;
import static gateway.analytics.memory.Entries.ids;
import static gateway.analytics.memory.Entries.record;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StripedRingTest {

    @Test
    void ordersWhatDifferentThreadsRecordByTime() throws InterruptedException {
        StripedRing ring = new StripedRing(4, new RequestRing(10));

        recordInTurns(ring, 6);

        assertThat(ids(ring.latest(10, 0))).isEqualTo(down(6, 1));
        assertThat(ids(ring.latest(2, 3))).isEqualTo(down(3, 2));
        assertThat(ring.latest(10, 6)).isEmpty();
    }

    @Test
    void holdsAsManyAsItsCapacityWhoeverRecordsThem() throws InterruptedException {
        StripedRing ring = new StripedRing(4, new RequestRing(7));

        recordInTurns(ring, 20);

        assertThat(ids(ring.latest(100, 0))).isEqualTo(down(20, 14));
        assertThat(shown(ring)).containsExactlyElementsOf(down(20, 14));
        assertThat(ring.totalRecorded()).isEqualTo(20);
    }

    @Test
    void holdsTheLastRequestsOfOneThreadThatIsAloneAfterManyWereThere() throws InterruptedException {
        StripedRing ring = new StripedRing(4, new RequestRing(7));
        recordInTurns(ring, 20);

        for (int i = 21; i <= 30; i++) {
            record(ring, Entries.entry("" + i));
        }

        assertThat(ids(ring.latest(100, 0))).isEqualTo(down(30, 24));
    }

    @Test
    void staysFullWhileARequestIsBeingWritten() throws InterruptedException {
        StripedRing ring = new StripedRing(4, new RequestRing(7));
        recordInTurns(ring, 20);

        ring.ofThread().claim();

        assertThat(shown(ring)).hasSize(7);
    }

    @Test
    void understandsTheLargestPagesAndOffsets() throws InterruptedException {
        StripedRing ring = new StripedRing(4, new RequestRing(7));
        recordInTurns(ring, 3);

        assertThat(ids(ring.latest(Integer.MAX_VALUE, 1))).isEqualTo(down(2, 1));
        assertThat(ring.latest(Integer.MAX_VALUE, Long.MAX_VALUE)).isEmpty();
        assertThat(ring.latest(0, 0)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"7, 16, 4", "1024, 16, 2", "1000, 4, 4"})
    void losesDoublesAndReordersNothingWhileManyWriteAndRead(int capacity, int writers, int rings) throws Exception {
        StripedRing ring = new StripedRing(rings, new RequestRing(capacity));
        ParallelRecording recording = new ParallelRecording(ring, writers, 20_000);

        recording.run();

        recording.assertHoldsTheLastEntriesWithoutGap();
        assertThat(ring.totalRecorded()).isEqualTo(writers * 20_000L);
    }

    /** The ids {@code 1} to {@code count}, each by another thread, one after the other. */
    private static void recordInTurns(StripedRing ring, int count) throws InterruptedException {
        for (int i = 1; i <= count; i++) {
            String id = "" + i;
            Thread thread = new Thread(() -> record(ring, Entries.entry(id)));
            thread.start();
            thread.join();
        }
    }

    private static List<String> shown(StripedRing ring) {
        List<String> shown = new ArrayList<>();
        ring.forEach(held -> shown.add(held.entry.requestId()));
        return shown;
    }
}
