package gateway.analytics.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestRingConcurrencyTest {

    @ParameterizedTest
    @CsvSource({"1, 16", "7, 16", "64, 16", "1000, 4", "1024, 16"})
    void losesDoublesAndReordersNothingWhileManyWriteAndRead(int capacity, int writers) throws Exception {
        StripedRing ring = new StripedRing(1, new RequestRing(capacity));
        ParallelRecording recording = new ParallelRecording(ring, writers, 20_000);

        recording.run();

        recording.assertHoldsTheLastEntriesWithoutGap();
        assertThat(ring.totalRecorded()).isEqualTo(writers * 20_000L);
    }
}
