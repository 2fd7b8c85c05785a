package gateway.web.decision;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestLogSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The most recent refusals, numbered from 1 in the order in which they were recorded, in a fixed number of places: each
 * takes the place of the oldest.
 *
 * <p>Thread-safe: all state is under the lock of this object. Requests that are not refused never come to it, those that
 * are hold it for two assignments, and readers for no more than copying references. So a number is never seen before the
 * refusal that it belongs to, and readers need not ask for gaps.
 */
public final class RefusalRing implements RequestLogSink {
    private static final int MAX_CAPACITY = 1_000_000;

    private final RequestEntry[] places;
    private long last;

    /**
     * Empty.
     *
     * @param capacity how many refusals are kept, from 1 to 1,000,000
     * @throws IllegalArgumentException if the capacity is not within these bounds
     */
    public RefusalRing(int capacity) {
        if (capacity < 1 || capacity > MAX_CAPACITY) {
            throw new IllegalArgumentException("capacity must be from 1 to " + MAX_CAPACITY + ", was " + capacity);
        }
        places = new RequestEntry[capacity];
    }

    @Override
    public void record(RequestEntry entry) {
        if (entry.refusal().isPresent()) {
            add(entry);
        }
    }

    private synchronized void add(RequestEntry refused) {
        last++;
        places[placeOf(last)] = refused;
    }

    /** {@return the number of the most recent refusal; 0 if there was none} */
    public synchronized long last() {
        return last;
    }

    /**
     * {@return the refusals that followed one, oldest first; empty if some of them are not held any more, or if there has
     * not been such a number yet}
     *
     * @param number the number of a refusal; 0 for what was before the first one
     * @param limit how many at most
     */
    public synchronized Optional<List<RequestEntry>> after(long number, long limit) {
        if (number < Math.max(0, last - places.length) || number > last) {
            return Optional.empty();
        }
        long end = Math.min(last, number + limit);
        List<RequestEntry> following = new ArrayList<>((int) (end - number));
        for (long next = number + 1; next <= end; next++) {
            following.add(places[placeOf(next)]);
        }
        return Optional.of(following);
    }

    private int placeOf(long number) {
        return (int) (number % places.length);
    }
}
