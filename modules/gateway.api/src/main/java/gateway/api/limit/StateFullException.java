package gateway.api.limit;

/** The store has no room for a state to grow; thrown by {@link LimitState#resize} and passed on by limiters. */
public final class StateFullException extends StoreUnavailableException {
    private static final long serialVersionUID = 1L;

    /**
     * With the size that was refused.
     *
     * @param words how many words the state was to have
     */
    public StateFullException(int words) {
        super("no room for a state of " + words + " words");
    }
}
