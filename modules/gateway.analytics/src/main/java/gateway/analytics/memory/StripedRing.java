package gateway.analytics.memory;

import gateway.api.analytics.RequestEntry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/**
 * The most recent requests, in a few {@linkplain RequestRing rings} that are read as if they were one: each thread records
 * in one of them, so that the processors do not take the memory of one counter and one place from each other all the time.
 *
 * <p>Every ring has the whole capacity, since one thread alone may record; so up to {@value #MAX_RINGS} times as many
 * requests are in memory as are held. Large capacities get fewer rings, so that this is no more than
 * {@value #MAX_PLACES} places unless the capacity itself is.
 *
 * <p>Thread-safe without a lock.
 */
final class StripedRing {
    private static final int MAX_RINGS = 4;
    private static final int MAX_PLACES = 1 << 16;

    private final RequestRing[] rings;

    /**
     * Empty.
     *
     * @param capacity how many requests are held, from 1 to 10,000,000
     * @param processors how many threads can record at the same time
     * @throws IllegalArgumentException if the capacity is not within these bounds
     */
    StripedRing(int capacity, int processors) {
        this(count(capacity, processors), new RequestRing(capacity));
    }

    /** So many rings like the first one, which need not be empty. */
    StripedRing(int count, RequestRing first) {
        rings = new RequestRing[count];
        rings[0] = first;
        for (int i = 1; i < count; i++) {
            rings[i] = new RequestRing(first.capacity());
        }
    }

    /** A power of two. */
    private static int count(int capacity, int processors) {
        int count = 1;
        while (count < Math.min(processors, MAX_RINGS) && 2L * count * capacity <= MAX_PLACES) {
            count *= 2;
        }
        return count;
    }

    /** The ring in which the current thread records. */
    RequestRing ofThread() {
        return rings[(int) Thread.currentThread().getId() & (rings.length - 1)];
    }

    /** Every request held, each once, in no order, as {@link RequestRing#forEach} does. */
    void forEach(Consumer<HeldRequest> action) {
        if (totalRecorded() <= capacity()) {
            for (RequestRing ring : rings) {
                ring.forEach(action);
            }
        } else if (rings.length == 1) {
            rings[0].forEach(action);
        } else {
            newest(capacity(), action);
        }
    }

    private void newest(int count, Consumer<HeldRequest> action) {
        RequestRing.Walk[] walks = Arrays.stream(rings).map(RequestRing::walk).toArray(RequestRing.Walk[]::new);
        for (int i = 0; i < count; i++) {
            RequestRing.Walk latest = walks[0];
            for (int w = 1; w < walks.length; w++) {
                if (walks[w].nanos() > latest.nanos()) {
                    latest = walks[w];
                }
            }
            if (latest.nanos() == RequestRing.Walk.OVER) {
                return;
            }
            action.accept(latest.held());
            latest.advance();
        }
    }

    /**
     * A page of the most recent requests, newest first, as {@link RequestRing#latest} does; those of different threads are
     * ordered by the time they were recorded at.
     */
    List<RequestEntry> latest(int limit, long offset) {
        if (rings.length == 1) {
            return rings[0].latest(limit, offset);
        }
        List<RequestEntry> all = new ArrayList<>(capacity());
        newest(capacity(), held -> all.add(held.entry));
        int from = (int) Math.min(offset, all.size());
        int to = (int) Math.min((long) from + limit, all.size());
        return Collections.unmodifiableList(all.subList(from, to));
    }

    /** How many requests were recorded since the ring was made, whether they are still held or not. */
    long totalRecorded() {
        long total = 0;
        for (RequestRing ring : rings) {
            total += ring.totalRecorded();
        }
        return total;
    }

    /** How many requests are held at most. */
    int capacity() {
        return rings[0].capacity();
    }
}
