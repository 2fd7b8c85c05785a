package gateway.client;

/** How a connection to a stream ended. */
sealed interface StreamEnd {

    /** There was a stream, and it is over. */
    record Over(boolean heard) implements StreamEnd {}

    /** The answer was no stream but something else, whose text is this. */
    record NoStream(String body) implements StreamEnd {}
}
