package gateway.proxy.upstream;

import java.util.Objects;

/**
 * How a server of an upstream is doing, for people to read.
 *
 * @param target where it is
 * @param state whether it gets requests
 * @param inFlight how many requests it has now
 * @param requests how many it got so far
 * @param failures how many of them failed without an answer
 */
public record ServerStatus(Target target, State state, int inFlight, long requests, long failures) {
    /** Requires target and state. */
    public ServerStatus {
        Objects.requireNonNull(target, "target");
        Objects.requireNonNull(state, "state");
    }

    /** Whether a server gets requests. */
    public enum State {
        /** It gets its share. */
        UP,
        /** It has come back and gets a growing part of its share. */
        STARTING,
        /** It gets nothing: checks of its health fail. */
        UNHEALTHY,
        /** It gets nothing: its breaker is open, after several failures in a row. */
        OPEN,
        /** It gets one request at a time, to see whether it is back. */
        TRYING
    }
}
