package gateway.client;

import java.time.Duration;

/** What became of sending a request once. */
sealed interface Attempt<T> {

    /** The response is the answer; its body is what the caller's handler made of it. */
    record Answered<T>(T body) implements Attempt<T> {}

    /** The request is to be sent again; the body of the response is lost. */
    record Refused<T>(Duration pause) implements Attempt<T> {}
}
