package gateway.security.store;

import static gateway.security.store.NumberState.add;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.limit.StoreUnavailableException;
import gateway.testkit.limit.Crowd;
import jakarta.json.JsonValue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Changes that come while a file is being written are made together, with one write. */
@Timeout(60)
class GroupCommitTest {
    private static final int THREADS = 32;

    @TempDir
    private Path folder;

    private final AtomicInteger writes = new AtomicInteger();
    private final CountDownLatch writing = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);

    @Test
    void losesNoneOfThem() {
        goOn.countDown();
        DurableState<Long> state = open();
        List<Long> results = Crowd.of(
                THREADS,
                member -> IntStream.range(0, 25)
                        .mapToLong(i -> state.change(add(1)))
                        .max()
                        .orElseThrow());
        assertThat(state.current()).isEqualTo(THREADS * 25);
        assertThat(results).contains(THREADS * 25L).doesNotHaveDuplicates();
        assertThat(open().current()).isEqualTo(THREADS * 25);
        assertThat(writes.get()).isLessThanOrEqualTo(THREADS * 25);
    }

    @Test
    void takesTwoWritesForOneChangeAndThirtyOneThatComeMeanwhile() throws Exception {
        DurableState<Long> state = open();
        List<FutureTask<Long>> changes = startWhileTheFirstIsWritten(state, add(1));
        goOn.countDown();
        List<Long> results = new ArrayList<>();
        for (FutureTask<Long> change : changes) {
            results.add(change.get());
        }
        assertThat(results)
                .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, THREADS)
                        .mapToObj(i -> (long) i)
                        .toList());
        assertThat(writes).hasValue(2);
        assertThat(open().current()).isEqualTo(THREADS);
    }

    @Test
    void failsForAllOfThemWhenTheWriteFails() throws Exception {
        DurableState<Long> state = open();
        List<FutureTask<Long>> changes = startWhileTheFirstIsWritten(state, add(1));
        Files.createDirectories(folder.resolve("number.json.tmp/in-the-way"));
        goOn.countDown();
        for (FutureTask<Long> change : changes) {
            assertThatThrownBy(change::get).hasCauseInstanceOf(StoreUnavailableException.class);
        }
        assertThat(state.current()).isZero();
    }

    @Test
    void doesNotLetOneChangeFailAnother() throws Exception {
        DurableState<Long> state = open();
        AtomicInteger turns = new AtomicInteger();
        List<FutureTask<Long>> changes = startWhileTheFirstIsWritten(state, value -> {
            if (turns.getAndIncrement() == 7) {
                throw new IllegalArgumentException("the eighth fails");
            }
            return new Changed<>(value + 1, value + 1);
        });
        goOn.countDown();
        assertThatThrownBy(() -> changes.get(7).get()).hasRootCauseMessage("the eighth fails");
        changes.remove(7);
        for (FutureTask<Long> change : changes) {
            assertThat(change.get()).isPositive();
        }
        assertThat(state.current()).isEqualTo(THREADS - 1);
    }

    /** The first is at its write, and all others wait. */
    private List<FutureTask<Long>> startWhileTheFirstIsWritten(DurableState<Long> state, Change<Long, Long> change)
            throws InterruptedException {
        List<FutureTask<Long>> tasks = new ArrayList<>();
        tasks.add(new FutureTask<>(() -> state.change(change)));
        new Thread(tasks.get(0)).start();
        assertThat(writing.await(30, TimeUnit.SECONDS)).isTrue();
        for (int i = 1; i < THREADS; i++) {
            FutureTask<Long> task = new FutureTask<>(() -> state.change(change));
            tasks.add(task);
            Thread thread = new Thread(task);
            thread.start();
            while (thread.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
        }
        return tasks;
    }

    private DurableState<Long> open() {
        NumberState numbers = new NumberState();
        return new DurableState<>(
                folder.resolve("number.json"),
                new Format<>() {
                    @Override
                    public Object toJson(Long value) {
                        writes.incrementAndGet();
                        writing.countDown();
                        await(goOn);
                        return numbers.toJson(value);
                    }

                    @Override
                    public Long fromJson(JsonValue tree) {
                        return numbers.fromJson(tree);
                    }
                },
                0L);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
