package gateway.api.limit;

import java.util.Objects;

/**
 * What a store and a caller have to know about a limiter beforehand.
 *
 * @param limit the limit as it is reported
 * @param words how many {@code long} words the state of a key starts with, from 1
 * @param maxWords how many words it may grow to; equal to {@code words} for a state of fixed size
 */
public record LimiterShape(Limit limit, int words, int maxWords) {

    /**
     * Checks the sizes.
     *
     * @throws IllegalArgumentException if {@code words} is below 1 or above {@code maxWords}
     */
    public LimiterShape {
        Objects.requireNonNull(limit, "limit");
        if (words < 1 || words > maxWords) {
            throw new IllegalArgumentException("words must be from 1 to maxWords = " + maxWords + ", was " + words);
        }
    }

    /**
     * {@return the shape of a limiter whose states never grow}
     *
     * @param limit the limit as it is reported
     * @param words how many words each state has
     */
    public static LimiterShape fixed(Limit limit, int words) {
        return new LimiterShape(limit, words, words);
    }

    /** {@return whether states keep the size they start with} */
    public boolean isFixed() {
        return words == maxWords;
    }
}
