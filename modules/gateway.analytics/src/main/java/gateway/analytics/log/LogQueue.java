package gateway.analytics.log;

import gateway.api.analytics.RequestEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Requests that wait to be written, so many at most; what comes when it is full is dropped and counted. Thread-safe;
 * nobody waits for anybody.
 */
final class LogQueue {
    private final int capacity;
    private final Queue<RequestEntry> entries = new ConcurrentLinkedQueue<>();
    private final AtomicInteger size = new AtomicInteger();
    private final AtomicLong dropped = new AtomicLong();

    LogQueue(int capacity) {
        this.capacity = capacity;
    }

    void add(RequestEntry entry) {
        if (size.incrementAndGet() <= capacity) {
            entries.add(entry);
        } else {
            size.decrementAndGet();
            dropped.incrementAndGet();
        }
    }

    /** The first ones, so many at most, which leave the queue. For one thread. */
    List<RequestEntry> take(int max) {
        List<RequestEntry> taken = new ArrayList<>();
        for (RequestEntry entry = entries.poll(); entry != null; entry = entries.poll()) {
            taken.add(entry);
            if (taken.size() == max) {
                break;
            }
        }
        size.addAndGet(-taken.size());
        return taken;
    }

    /** How many were dropped since this was asked last. */
    long takeDropped() {
        return dropped.getAndSet(0);
    }
}
