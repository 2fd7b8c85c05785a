package gateway.redis.limit;

import gateway.api.limit.Ticker;
import java.time.Duration;

/**
 * Whose time scripts go by.
 *
 * @param micros the time to be sent, in microseconds since 1970; empty for the time of the server
 * @param shortestTtlMillis how long a state is kept at least
 */
public record ScriptTime(String micros, String shortestTtlMillis) {
    /** The time of the server, so that it does not matter what the nodes believe. */
    private static final ScriptTime SERVERS = new ScriptTime("", "1");
    /** So that nothing is lost while a test stands still. */
    private static final String LONG = Long.toString(Duration.ofHours(1).toMillis());

    /** As {@code acquire.lua} is told it. */
    String argument() {
        return micros.isEmpty() ? "" : micros + " " + shortestTtlMillis;
    }

    /** The same, but the script also tells where it has spent. */
    String tellingArgument() {
        return "tell" + argument();
    }

    /** Tells the time of each request. */
    @FunctionalInterface
    public interface Source {
        /** {@return the time now} */
        ScriptTime now();
    }

    /** {@return that of the server} */
    public static Source ofServer() {
        return () -> SERVERS;
    }

    /**
     * {@return the time that a test chooses}
     *
     * @param ticker tells it
     */
    public static Source of(Ticker ticker) {
        return () -> new ScriptTime(Long.toString(Micros.ofNanos(ticker.epochNanos())), LONG);
    }
}
