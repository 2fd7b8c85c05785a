package gateway.algorithms.memory;

import java.util.concurrent.atomic.AtomicReference;

/**
 * The state of a key that many requests share: an immutable array of words that is replaced as a whole, without a lock.
 *
 * <p>While a request needs the state to stand still, because it has to take others besides, {@link #HELD} stands in its
 * place. A cell that was {@link #DROPPED} is never used again.
 */
final class Cell extends AtomicReference<long[]> {
    static final long[] HELD = {};
    static final long[] DROPPED = {};

    private static final long serialVersionUID = 1L;

    Cell(long[] words) {
        super(words);
    }

    /** Whether these are words, and not a mark. */
    static boolean isState(long[] words) {
        return words != HELD && words != DROPPED;
    }
}
