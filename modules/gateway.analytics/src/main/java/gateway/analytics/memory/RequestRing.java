package gateway.analytics.memory;

import gateway.api.analytics.RequestEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;

/**
 * The most recent requests, in a fixed number of places: each new one takes the place of the oldest.
 *
 * <p>Thread-safe without a lock. Every request gets the next sequence number, by one atomic increment, and with it its
 * place; writers wait neither for readers nor for each other.
 */
final class RequestRing {
    private static final int MAX_CAPACITY = 10_000_000;

    /** In the middle of two cache lines of its own, since every writer writes it. */
    private static final int LINE = 16;

    private final AtomicReferenceArray<HeldRequest> places;
    private final AtomicLongArray next = new AtomicLongArray(2 * LINE);
    private final long first;

    /**
     * Empty.
     *
     * @param capacity how many requests are kept, from 1 to 10,000,000
     * @throws IllegalArgumentException if the capacity is not within these bounds
     */
    RequestRing(int capacity) {
        this(capacity, 0);
    }

    /** As if {@code first} requests had been recorded and forgotten. */
    RequestRing(int capacity, long first) {
        if (capacity < 1 || capacity > MAX_CAPACITY) {
            throw new IllegalArgumentException("capacity must be from 1 to " + MAX_CAPACITY + ", was " + capacity);
        }
        this.places = new AtomicReferenceArray<>(capacity);
        next.set(LINE, first);
        this.first = first;
    }

    /** The sequence number of the next request, which from now on is this caller's to {@link #put}. */
    long claim() {
        return next.getAndIncrement(LINE);
    }

    /**
     * Puts a request into its place, unless a later one is there already: a writer can be held up between its two
     * steps for so long that the others go round the whole ring, and must not replace new by old then. The exchange
     * is tried again only in that case, when two rounds meet in one place.
     *
     * @param sequence its number, of which the request itself knows the lower half
     */
    void put(long sequence, HeldRequest mine) {
        int place = placeOf(sequence);
        HeldRequest there = places.get(place);
        while (mine.isAfter(there) && !places.compareAndSet(place, there, mine)) {
            there = places.get(place);
        }
    }

    /**
     * A page of the most recent requests, newest first. Weakly consistent: one that is being written, or was replaced
     * while the reader came along, is left out; the others are complete, in order and no older than they are said to
     * be. Requests are counted by the order in which they were recorded, so what is left out makes its page shorter and
     * moves nothing. Once the writers are done, nothing is left out.
     *
     * @param limit how many at most, from 0
     * @param offset how many of the most recent ones to pass over, from 0
     */
    List<RequestEntry> latest(int limit, long offset) {
        long end = next.get(LINE);
        long held = Math.min(end - first, places.length());
        long from = Math.min(held, offset);
        long to = Math.min(held, from + limit);
        List<RequestEntry> page = new ArrayList<>((int) (to - from));
        for (long back = from; back < to; back++) {
            long sequence = end - 1 - back;
            HeldRequest there = places.get(placeOf(sequence));
            if (there != null && there.sequence == (int) sequence) {
                page.add(there.entry);
            }
        }
        return Collections.unmodifiableList(page);
    }

    /**
     * Every request held, each once, in no order. Of a place whose request is replaced meanwhile it is the one before or
     * the one after, so a ring that is full stays full to its readers however fast it turns.
     */
    void forEach(Consumer<HeldRequest> action) {
        for (int place = 0; place < places.length(); place++) {
            HeldRequest there = places.get(place);
            if (there != null) {
                action.accept(there);
            }
        }
    }

    /** A way through the requests held, from the newest to the oldest. */
    Walk walk() {
        return new Walk(next.get(LINE));
    }

    /** A way through the requests held, from the newest on; those that are not there are passed over. For one thread. */
    final class Walk {
        /** The time of no request. */
        static final long OVER = Long.MIN_VALUE;

        private long sequence;
        private int place;
        private int left;
        private HeldRequest held;
        private long nanos;

        private Walk(long end) {
            sequence = end;
            place = placeOf(end);
            left = (int) Math.min(end - first, places.length());
            advance();
        }

        /** The request at which it has arrived; not to be asked for when there are no more. */
        HeldRequest held() {
            return held;
        }

        /** When that request was recorded, in the nanoseconds of a ticker; {@link #OVER} if there are no more. */
        long nanos() {
            return nanos;
        }

        /** Goes on to the next older one. */
        void advance() {
            nanos = OVER;
            while (left > 0 && nanos == OVER) {
                left--;
                sequence--;
                place = (place == 0 ? places.length() : place) - 1;
                HeldRequest there = places.get(place);
                if (there != null && there.sequence == (int) sequence) {
                    held = there;
                    nanos = there.nanosRecorded;
                }
            }
        }
    }

    /** How many requests were recorded since the ring was made, whether they are still held or not. */
    long totalRecorded() {
        return next.get(LINE) - first;
    }

    /** How many requests are kept at most. */
    int capacity() {
        return places.length();
    }

    /** Unsigned, so that places go on in turn where a signed number would become negative. */
    private int placeOf(long sequence) {
        return (int) Long.remainderUnsigned(sequence, places.length());
    }
}
