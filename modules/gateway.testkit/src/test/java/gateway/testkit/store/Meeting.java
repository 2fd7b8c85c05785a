package gateway.testkit.store;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

/** Where the first two threads that come wait for each other, so that a race is lost for certain. */
final class Meeting {
    private final CyclicBarrier both = new CyclicBarrier(2);
    private final AtomicInteger arrived = new AtomicInteger();

    void come() {
        if (arrived.getAndIncrement() < 2) {
            try {
                both.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
