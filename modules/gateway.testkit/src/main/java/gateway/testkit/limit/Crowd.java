package gateway.testkit.limit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntFunction;

/** Many threads that begin at the same time. */
public final class Crowd {
    private static final long PATIENCE_SECONDS = 120;

    private Crowd() {}

    /**
     * {@return what each member found, in the order of the members}
     *
     * @param <T> what a member finds
     * @param size how many members there are
     * @param task what a member does, by its number from 0
     * @throws AssertionError if a member failed, or is stuck
     */
    public static <T> List<T> of(int size, IntFunction<T> task) {
        ExecutorService threads = Executors.newFixedThreadPool(size);
        try {
            CyclicBarrier start = new CyclicBarrier(size);
            List<Future<T>> members = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                int member = i;
                members.add(threads.submit(() -> {
                    start.await();
                    return task.apply(member);
                }));
            }
            return results(members);
        } finally {
            threads.shutdownNow();
        }
    }

    private static <T> List<T> results(List<Future<T>> members) {
        List<T> results = new ArrayList<>();
        for (Future<T> member : members) {
            results.add(result(member));
        }
        return results;
    }

    private static <T> T result(Future<T> member) {
        try {
            return member.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new AssertionError("a thread failed: " + e.getCause(), e.getCause());
        } catch (TimeoutException e) {
            throw new AssertionError("a thread is stuck", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }
}
