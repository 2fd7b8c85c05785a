package gateway.algorithms.memory;

import java.util.Arrays;

/** A draft of a state of fixed size: a copy of its words, so that the store does not change before it is told to. */
final class FixedDraft implements Draft {
    private final long[] words;
    private long[] marked;

    /** The state of a key that was never seen. */
    FixedDraft(int size) {
        this(new long[size]);
    }

    /** A draft in these very words. */
    FixedDraft(long[] words) {
        this.words = words;
        marked = words;
    }

    /** The array that is changed. */
    long[] words() {
        return words;
    }

    void read(long[] source, int start) {
        copy(source, start, words, 0, words.length);
    }

    void write(long[] target, int start) {
        copy(words, 0, target, start, words.length);
    }

    /** For as many words as most states have, one by one: any loop takes longer to begin than to run. */
    private static void copy(long[] source, int start, long[] target, int targetStart, int count) {
        if (count == 3) {
            target[targetStart] = source[start];
            target[targetStart + 1] = source[start + 1];
            target[targetStart + 2] = source[start + 2];
        } else {
            System.arraycopy(source, start, target, targetStart, count);
        }
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

    @Override
    public void resize(int size) {
        if (size != words.length) {
            throw new IllegalArgumentException("size must stay " + words.length + ", was " + size);
        }
    }

    @Override
    public void clear() {
        Arrays.fill(words, 0);
    }

    @Override
    public void mark() {
        marked = words.clone();
    }

    @Override
    public void rollback() {
        read(marked, 0);
    }

    @Override
    public void undo() {
        // the store was not touched
    }
}
