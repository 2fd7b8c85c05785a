package gateway.algorithms.memory;

import gateway.api.limit.StateFullException;
import java.util.Arrays;

/**
 * A draft of a state that may grow. It is changed in place, since it may be too long to be copied for each request; a
 * journal of the words that were overwritten leads back. A resized state is a copy, and what is in the store stays as it
 * was.
 */
final class GrowingDraft implements Draft {
    private static final int HEADER_BYTES = 16;

    private final int initialSize;
    private final Room room;
    private long[] stored;
    private long[] words;
    private long[] marked;
    private long[] journal = new long[8];
    private int journalled;
    private long taken;

    GrowingDraft(int initialSize, Room room) {
        this.initialSize = initialSize;
        this.room = room;
        read(new long[initialSize]);
    }

    /** What an array of so many words takes. */
    static long bytes(int words) {
        return HEADER_BYTES + (long) Long.BYTES * words;
    }

    void read(long[] source) {
        stored = source;
        words = source;
        marked = source;
        journalled = 0;
        taken = 0;
    }

    /** The words, which the store keeps from now on. */
    long[] keep() {
        read(words);
        return words;
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
        if (words == stored) {
            note(index, words[index]);
        }
        words[index] = word;
    }

    private void note(int index, long word) {
        if (journalled == journal.length) {
            journal = Arrays.copyOf(journal, 2 * journalled);
        }
        journal[journalled] = index;
        journal[journalled + 1] = word;
        journalled += 2;
    }

    @Override
    public void resize(int size) {
        if (size < initialSize) {
            throw new IllegalArgumentException("size must be >= " + initialSize + ", was " + size);
        }
        long bytes = bytes(size) - bytes(words.length);
        if (bytes > 0 && !room.take(bytes)) {
            throw new StateFullException(size);
        }
        words = Arrays.copyOf(words, size);
        if (bytes < 0) {
            room.adjust(bytes);
        }
        taken += bytes;
    }

    @Override
    public void clear() {
        read(new long[initialSize]);
    }

    @Override
    public void mark() {
        marked = words.clone();
    }

    @Override
    public void rollback() {
        long bytes = bytes(marked.length) - bytes(words.length);
        room.adjust(bytes);
        taken += bytes;
        if (words == stored) {
            System.arraycopy(marked, 0, words, 0, words.length);
        } else {
            words = marked;
        }
    }

    @Override
    public void undo() {
        for (int i = journalled - 2; i >= 0; i -= 2) {
            stored[(int) journal[i]] = journal[i + 1];
        }
        if (taken != 0) {
            room.adjust(-taken);
        }
        read(stored);
    }
}
