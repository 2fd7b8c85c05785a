package gateway.proxy.transfer;

/** Why there is no response, or no end of it. */
public enum Failure {
    /** No server gets requests now: all are busy, unhealthy or left alone. */
    UNAVAILABLE,
    /** The server cannot be reached, or does not send a response. */
    BROKEN,
    /** The server takes too long. */
    TIMED_OUT,
    /** The caller does not send the body that was announced, or takes too long. */
    CALLER
}
