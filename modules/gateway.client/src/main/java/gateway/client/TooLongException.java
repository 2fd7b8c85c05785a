package gateway.client;

/** A stream has something longer than can be taken in. */
final class TooLongException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLongException(String what) {
        super(what + " of the stream is longer than the " + LineSplitter.LONGEST + " bytes that are allowed");
    }
}
