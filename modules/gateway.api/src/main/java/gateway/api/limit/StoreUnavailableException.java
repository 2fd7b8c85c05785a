package gateway.api.limit;

/**
 * A store cannot decide: it does not answer, or has no room for another key. What happens to the request is up to
 * the policy's {@code on-failure}.
 */
public class StoreUnavailableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * With a reason of the store's own.
     *
     * @param message what the store could not do
     */
    public StoreUnavailableException(String message) {
        super(message);
    }

    /**
     * With the failure behind it.
     *
     * @param message what the store could not do
     * @param cause what went wrong
     */
    public StoreUnavailableException(String message, Throwable cause) {
        super(message, cause);
    }
}
