package gateway.algorithms.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

/** Threads that begin together, and can do so again and again. */
final class Crowd implements AutoCloseable {
    private final int size;
    private final ExecutorService threads;

    Crowd(int size) {
        this.size = size;
        threads = Executors.newFixedThreadPool(size);
    }

    /** What each member found, in the order of the members. */
    <T> List<T> each(IntFunction<T> task) {
        CyclicBarrier start = new CyclicBarrier(size);
        List<Callable<T>> tasks = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            int member = i;
            tasks.add(() -> {
                start.await(30, TimeUnit.SECONDS);
                return task.apply(member);
            });
        }
        return results(tasks);
    }

    private <T> List<T> results(List<Callable<T>> tasks) {
        try {
            List<T> results = new ArrayList<>();
            for (Future<T> result : threads.invokeAll(tasks, 120, TimeUnit.SECONDS)) {
                results.add(result.get());
            }
            return results;
        } catch (Exception e) {
            throw new AssertionError("a thread failed or was stuck", e);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
