package gateway.api.limit;

/**
 * The state of one key under one limiter: a run of {@code long} words that a {@link LimitStore} keeps and a
 * {@link Limiter} interprets. All words of a key that was never seen are zero.
 *
 * <p>A state belongs to the store. It is valid during the call it was handed to, is confined to the calling
 * thread, and must not be kept.
 */
public interface LimitState {

    /** {@return how many words there are now, between {@link LimiterShape#words()} and its {@code maxWords()}} */
    int size();

    /**
     * {@return a word}
     *
     * @param index from 0 to {@link #size()} - 1
     */
    long get(int index);

    /**
     * Replaces a word.
     *
     * @param index from 0 to {@link #size()} - 1
     * @param word the new value
     */
    void set(int index, long word);

    /**
     * Changes the number of words; those below the smaller size keep their values, new ones are zero. Only for
     * limiters whose shape allows more words than it starts with.
     *
     * @param size the new size, between {@link LimiterShape#words()} and {@link LimiterShape#maxWords()}
     * @throws StateFullException if the store has no room for that many words; the state is unchanged
     */
    void resize(int size);
}
