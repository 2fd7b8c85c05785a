package gateway.analytics;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestLogSink;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The most recent requests, in a fixed number of places: each new entry takes the place of the oldest.
 *
 * <p>Thread-safe without a lock. Every entry gets the next sequence number, by one atomic increment, and with it its
 * place; writers wait neither for readers nor for each other. Readers are weakly consistent: an entry that is being
 * written, or was replaced while the reader came along, is left out; the others are complete, in order and no older
 * than they are said to be. Once the writers are done, nothing is left out.
 */
public final class RequestRing implements RequestLogSink {
    private static final int MAX_CAPACITY = 10_000_000;

    private final AtomicReferenceArray<Numbered> places;
    private final AtomicLong next;
    private final long first;

    /**
     * Empty.
     *
     * @param capacity how many entries are kept, from 1 to 10,000,000
     * @throws IllegalArgumentException if the capacity is not within these bounds
     */
    public RequestRing(int capacity) {
        this(capacity, 0);
    }

    /** As if {@code first} entries had been recorded and forgotten. */
    RequestRing(int capacity, long first) {
        if (capacity < 1 || capacity > MAX_CAPACITY) {
            throw new IllegalArgumentException("capacity must be from 1 to " + MAX_CAPACITY + ", was " + capacity);
        }
        this.places = new AtomicReferenceArray<>(capacity);
        this.next = new AtomicLong(first);
        this.first = first;
    }

    @Override
    public void record(RequestEntry entry) {
        Objects.requireNonNull(entry, "entry");
        put(claim(), entry);
    }

    /** The sequence number of the next entry, which from now on is this caller's to {@link #put}. */
    long claim() {
        return next.getAndIncrement();
    }

    /**
     * Puts an entry into its place, unless a later one is there already: a writer can be held up between its two
     * steps for so long that the others go round the whole ring, and must not replace new by old then. The exchange
     * is tried again only in that case, when two rounds meet in one place.
     */
    void put(long sequence, RequestEntry entry) {
        Numbered mine = new Numbered(sequence, entry);
        int place = placeOf(sequence);
        Numbered there = places.get(place);
        while (mine.isAfter(there) && !places.compareAndSet(place, there, mine)) {
            there = places.get(place);
        }
    }

    /**
     * {@return a page of the most recent entries, newest first} Entries are counted by the order in which they were
     * recorded, so what is left out because it is just being written makes its page shorter and moves nothing.
     *
     * @param limit how many entries at most, from 0
     * @param offset how many of the most recent ones to pass over, from 0
     * @throws IllegalArgumentException if one of them is negative
     */
    public List<RequestEntry> latest(int limit, long offset) {
        requireNotNegative("limit", limit);
        requireNotNegative("offset", offset);
        long end = next.get();
        long held = Math.min(end - first, places.length());
        long from = Math.min(held, offset);
        long to = Math.min(held, from + limit);
        List<RequestEntry> page = new ArrayList<>((int) (to - from));
        for (long back = from; back < to; back++) {
            long sequence = end - 1 - back;
            Numbered there = places.get(placeOf(sequence));
            if (there != null && there.sequence == sequence) {
                page.add(there.entry);
            }
        }
        return Collections.unmodifiableList(page);
    }

    /** {@return how many entries were recorded since the ring was made, whether they are still held or not} */
    public long totalRecorded() {
        return next.get() - first;
    }

    /** {@return how many entries are kept at most} */
    public int capacity() {
        return places.length();
    }

    /** Unsigned, so that places go on in turn where a signed number would become negative. */
    private int placeOf(long sequence) {
        return (int) Long.remainderUnsigned(sequence, places.length());
    }

    private static void requireNotNegative(String name, long value) {
        if (value < 0) {
            throw new IllegalArgumentException(name + " must be >= 0, was " + value);
        }
    }

    /** An entry together with its number, so that one read of a place says whose it is. */
    private record Numbered(long sequence, RequestEntry entry) {
        boolean isAfter(Numbered other) {
            return other == null || sequence - other.sequence > 0;
        }
    }
}
