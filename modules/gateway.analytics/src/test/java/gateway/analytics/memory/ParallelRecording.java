package gateway.analytics.memory;

import static gateway.analytics.memory.Entries.entry;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.RequestEntry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Threads that record at once while others read and check what they read. Ids are {@code <thread>-<number>}, and each
 * thread counts its own numbers up from 0, so an order that cannot have been is seen within each thread's numbers.
 */
final class ParallelRecording {
    private static final int READERS = 2;

    private final StripedRing ring;
    private final int writers;
    private final int entriesPerWriter;
    private final CountDownLatch unfinished;

    ParallelRecording(StripedRing ring, int writers, int entriesPerWriter) {
        this.ring = ring;
        this.writers = writers;
        this.entriesPerWriter = entriesPerWriter;
        this.unfinished = new CountDownLatch(writers);
    }

    /** Runs to the end of the writers; fails if a reader saw anything it must not see. */
    void run() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(writers + READERS);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int reader = 0; reader < READERS; reader++) {
                all.add(threads.submit(this::readUntilWritersAreDone));
            }
            for (int writer = 0; writer < writers; writer++) {
                String name = "" + writer;
                all.add(threads.submit(() -> write(name)));
            }
            for (Future<?> each : all) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private void write(String name) {
        for (int number = 0; number < entriesPerWriter; number++) {
            Entries.record(ring, entry(name + "-" + number));
        }
        unfinished.countDown();
    }

    private void readUntilWritersAreDone() {
        while (unfinished.getCount() > 0) {
            assertInOrder(ring.latest(ring.capacity(), 0));
        }
    }

    /** Nothing is absent or there twice, and the numbers of each thread fall. */
    private static void assertInOrder(List<RequestEntry> page) {
        Map<String, Integer> lowest = new HashMap<>();
        for (RequestEntry entry : page) {
            String[] id = entry.requestId().split("-", -1);
            int number = Integer.parseInt(id[1]);
            assertThat(number).isLessThan(lowest.getOrDefault(id[0], Integer.MAX_VALUE));
            lowest.put(id[0], number);
        }
    }

    /** Once it has run: the ring is full of entries in order, and of each thread it holds the last ones without a gap. */
    void assertHoldsTheLastEntriesWithoutGap() {
        List<RequestEntry> page = ring.latest(ring.capacity(), 0);
        assertThat(page).hasSize(Math.min(ring.capacity(), writers * entriesPerWriter));
        Map<String, Integer> expected = new HashMap<>();
        for (RequestEntry entry : page) {
            String[] id = entry.requestId().split("-", -1);
            assertThat(id[1]).isEqualTo("" + expected.getOrDefault(id[0], entriesPerWriter - 1));
            expected.put(id[0], Integer.parseInt(id[1]) - 1);
        }
    }
}
