package gateway.testkit.limit;

import gateway.api.limit.LimitState;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.StateFullException;
import java.util.Arrays;

/**
 * A state in an array, as strict as a store may be: an index outside the state and a size outside the limiter's shape
 * are refused. Not thread-safe.
 */
public final class ArrayState implements LimitState {
    private final LimiterShape shape;
    private final int room;
    private long[] words;

    private ArrayState(LimiterShape shape, int room, long[] words) {
        this.shape = shape;
        this.room = room;
        this.words = words;
    }

    /**
     * {@return the state of a key that was never seen}
     *
     * @param shape the shape of its limiter
     */
    public static ArrayState fresh(LimiterShape shape) {
        return new ArrayState(shape, Integer.MAX_VALUE, new long[shape.words()]);
    }

    /** {@return an independent state with the same words} */
    public ArrayState copy() {
        return new ArrayState(shape, room, words.clone());
    }

    /**
     * {@return an independent state with the same words for a store that is full}
     */
    public ArrayState withoutRoomToGrow() {
        return new ArrayState(shape, words.length, words.clone());
    }

    /**
     * {@return an independent state with the same words, as a limiter meets it that took the place of an earlier one}
     * It may have more words than the new limiter's shape allows.
     *
     * @param successor the shape of the new limiter
     */
    public ArrayState handedTo(LimiterShape successor) {
        return new ArrayState(
                successor, Integer.MAX_VALUE, Arrays.copyOf(words, Math.max(words.length, successor.words())));
    }

    @Override
    public int size() {
        return words.length;
    }

    @Override
    public long get(int index) {
        return words[index];
    }

    @Override
    public void set(int index, long word) {
        words[index] = word;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the shape does not allow that many words
     */
    @Override
    public void resize(int size) {
        if (size < shape.words() || size > shape.maxWords()) {
            throw new IllegalArgumentException("size must be from " + shape.words() + " to " + shape.maxWords()
                    + " as the shape of the limiter says, was " + size);
        }
        if (size > room) {
            throw new StateFullException(size);
        }
        words = Arrays.copyOf(words, size);
    }

    /** {@return the words} */
    @Override
    public String toString() {
        return Arrays.toString(words);
    }
}
