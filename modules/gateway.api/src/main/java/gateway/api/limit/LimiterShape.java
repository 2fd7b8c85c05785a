package gateway.api.limit;

import java.time.Duration;
import java.util.Objects;

/**
 * What a store and a caller have to know about a limiter beforehand.
 *
 * @param limit the limit as it is reported
 * @param stateWindow the window that states belong to: a limiter with another one cannot go on from them. Usually the
 *     window of the limit; zero for states that belong to no window, such as those of a bucket with a configured rate,
 *     whose reported window changes with capacity and rate while what was consumed has to stay
 * @param words how many {@code long} words the state of a key starts with, from 1
 * @param maxWords how many words it may grow to; equal to {@code words} for a state of fixed size
 */
public record LimiterShape(Limit limit, Duration stateWindow, int words, int maxWords) {

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if {@code stateWindow} is negative, or {@code words} is below 1 or above
     *     {@code maxWords}
     */
    public LimiterShape {
        Objects.requireNonNull(limit, "limit");
        Objects.requireNonNull(stateWindow, "stateWindow");
        if (stateWindow.isNegative()) {
            throw new IllegalArgumentException("stateWindow must be >= 0, was " + stateWindow);
        }
        if (words < 1 || words > maxWords) {
            throw new IllegalArgumentException("words must be from 1 to maxWords = " + maxWords + ", was " + words);
        }
    }

    /**
     * The shape of a limiter whose states belong to the window of its limit.
     *
     * @param limit the limit as it is reported
     * @param words how many {@code long} words the state of a key starts with, from 1
     * @param maxWords how many words it may grow to
     */
    public LimiterShape(Limit limit, int words, int maxWords) {
        this(limit, limit.window(), words, maxWords);
    }

    /**
     * {@return the shape of a limiter whose states never grow and belong to the window of its limit}
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
