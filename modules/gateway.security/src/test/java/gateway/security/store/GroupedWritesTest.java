package gateway.security.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GroupedWritesTest {
    private static final long PATIENCE_SECONDS = 60;

    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    @Test
    void whatComesDuringAWriteIsWrittenTogetherByTheNext() throws Exception {
        Slow target = new Slow(false);
        GroupedWrites writes = new GroupedWrites(target);
        List<Future<?>> all = new ArrayList<>(List.of(write(writes, 0)));
        target.begun.await();
        for (int i = 1; i < 10; i++) {
            all.add(write(writes, i));
        }
        target.finishWhenWaiting(writes, 9);
        for (Future<?> each : all) {
            each.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        }
        assertThat(target.groups).containsExactly(1, 9);
    }

    @Test
    void aFailureIsToldToEverybodyOfTheGroupAndToNobodyElse() throws Exception {
        Slow target = new Slow(true);
        GroupedWrites writes = new GroupedWrites(target);
        Future<?> first = write(writes, 0);
        target.begun.await();
        List<Future<?>> group = List.of(write(writes, 1), write(writes, 2));
        target.finishWhenWaiting(writes, 2);
        first.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        for (Future<?> each : group) {
            assertThat(failure(each)).hasMessage("disk full");
        }
        target.fails = false;
        writes.write(new byte[] {3});
        assertThat(target.groups).containsExactly(1, 2, 1);
    }

    @Test
    void anErrorOfTheTargetIsAFailureToo() {
        GroupedWrites writes = new GroupedWrites(parts -> {
            throw new IllegalStateException("unforeseen");
        });
        assertThatIOException()
                .isThrownBy(() -> writes.write(new byte[0]))
                .withMessage("java.lang.IllegalStateException: unforeseen");
    }

    private Future<?> write(GroupedWrites writes, int part) {
        return threads.submit(() -> {
            writes.write(new byte[] {(byte) part});
            return part;
        });
    }

    private static Throwable failure(Future<?> write) throws InterruptedException {
        try {
            write.get();
        } catch (ExecutionException e) {
            return e.getCause();
        }
        throw new AssertionError("no failure");
    }

    /** A target whose first write takes until others wait, and whose later ones may fail. */
    private static final class Slow implements GroupedWrites.Target {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch mayEnd = new CountDownLatch(1);
        private final List<Integer> groups = new ArrayList<>();
        private volatile boolean fails;

        private Slow(boolean fails) {
            this.fails = fails;
        }

        @Override
        public void write(List<byte[]> parts) throws IOException {
            groups.add(parts.size());
            begun.countDown();
            try {
                mayEnd.await();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
            if (fails && groups.size() > 1) {
                throw new IOException("disk full");
            }
        }

        private void finishWhenWaiting(GroupedWrites writes, int count) {
            while (writes.waiting() < count) {
                Thread.onSpinWait();
            }
            mayEnd.countDown();
        }
    }
}
