package gateway.algorithms.memory;

import gateway.api.limit.LimitState;
import gateway.api.limit.LimiterShape;
import java.util.Arrays;
import java.util.Objects;

/** A copy of a state without its notes, for a limiter that is not ours: whatever it does to it, the store stays as it is. */
final class CopiedState implements LimitState {
    private final LimiterShape shape;
    private long[] words;

    /** A copy of the words of a state with notes. */
    CopiedState(LimiterShape shape, long[] noted) {
        this.shape = shape;
        words = Arrays.copyOfRange(noted, NotedLimiter.NOTES, noted.length);
    }

    /** The words with notes, still to be written. */
    long[] noted() {
        long[] noted = new long[NotedLimiter.NOTES + words.length];
        System.arraycopy(words, 0, noted, NotedLimiter.NOTES, words.length);
        return noted;
    }

    @Override
    public int size() {
        return words.length;
    }

    @Override
    public long get(int index) {
        return words[Objects.checkIndex(index, words.length)];
    }

    @Override
    public void set(int index, long word) {
        words[Objects.checkIndex(index, words.length)] = word;
    }

    @Override
    public void resize(int size) {
        if (size < shape.words() || size > Math.max(words.length, shape.maxWords())) {
            throw new IllegalArgumentException(
                    "size must be from " + shape.words() + " to " + shape.maxWords() + ", was " + size);
        }
        words = Arrays.copyOf(words, size);
    }
}
