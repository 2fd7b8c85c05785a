package gateway.api.analytics;

/**
 * HTTP statuses from one to another.
 *
 * @param first the lowest
 * @param last the highest
 */
public record StatusRange(int first, int last) {

    /**
     * Requires an order.
     *
     * @throws IllegalArgumentException if there is no status in between
     */
    public StatusRange {
        if (first > last) {
            throw new IllegalArgumentException("first must be <= last, was " + first + " > " + last);
        }
    }

    /**
     * {@return whether a status is one of them}
     *
     * @param status the status
     */
    public boolean contains(int status) {
        return first <= status && status <= last;
    }
}
