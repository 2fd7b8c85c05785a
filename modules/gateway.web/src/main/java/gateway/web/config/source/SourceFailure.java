package gateway.web.config.source;

/** A source threw when it was asked. The message leaves out what it said: that may be a secret. */
final class SourceFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String source;

    SourceFailure(String source, RuntimeException cause) {
        super(
                "cannot be read from its source, which failed with "
                        + cause.getClass().getName() + "; allowed are sources that answer",
                cause);
        this.source = source;
    }

    String source() {
        return source;
    }
}
