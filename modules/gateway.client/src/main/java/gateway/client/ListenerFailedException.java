package gateway.client;

/** Taking in an event failed; its cause says why. Opening the stream again would not help. */
final class ListenerFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ListenerFailedException(Throwable cause) {
        super(cause);
    }
}
