package gateway.algorithms.memory;

import gateway.api.limit.LimitState;
import java.util.Objects;

/**
 * A copy of a state of a few words, for a decision that is not kept. The words are fields because the compiler can do
 * without an object that has only fields, though not without an array whose size it does not know.
 */
final class Snapshot implements LimitState {
    /** The most words that there can be. */
    static final int MOST_WORDS = 4;

    private final int size;
    private long first;
    private long second;
    private long third;
    private long fourth;

    /** A copy of some words of an array. */
    Snapshot(long[] source, int start, int size) {
        this.size = size;
        first = size > 0 ? source[start] : 0;
        second = size > 1 ? source[start + 1] : 0;
        third = size > 2 ? source[start + 2] : 0;
        fourth = size > 3 ? source[start + 3] : 0;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public long get(int index) {
        return switch (checked(index)) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            default -> fourth;
        };
    }

    @Override
    public void set(int index, long word) {
        switch (checked(index)) {
            case 0 -> first = word;
            case 1 -> second = word;
            case 2 -> third = word;
            default -> fourth = word;
        }
    }

    private int checked(int index) {
        return Objects.checkIndex(index, size);
    }

    @Override
    public void resize(int newSize) {
        if (newSize != size) {
            throw new IllegalArgumentException("size must stay " + size + ", was " + newSize);
        }
    }
}
