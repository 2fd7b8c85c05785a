package gateway.client;

import java.time.Duration;
import java.util.regex.Pattern;

/** What a stream has told for the case that it breaks. Thread-safe. */
final class StreamPosition {
    private static final Duration UNTOLD = Duration.ofSeconds(3);
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final int DIGITS = 12;
    private static final Pattern SENDABLE = Pattern.compile("[\\x21-\\x7E]([\\x20-\\x7E]*[\\x21-\\x7E])?");

    private volatile String lastId = "";
    private volatile Duration retry = UNTOLD;

    String lastId() {
        return lastId;
    }

    void reached(String id) {
        lastId = id;
    }

    /** Whether the id can be told to the server: a header cannot carry every text, and need not carry none. */
    boolean canBeTold() {
        return SENDABLE.matcher(lastId).matches();
    }

    /** How long to wait before the stream is opened again. */
    Duration retry() {
        return retry;
    }

    /** Takes over a number of milliseconds; anything else is ignored, as the standard says. */
    void retryAfter(String millis) {
        if (NUMBER.matcher(millis).matches()) {
            String digits = millis.replaceFirst("^0+(?=.)", "");
            retry = Duration.ofMillis(Long.parseLong(digits.length() > DIGITS ? "9".repeat(DIGITS) : digits));
        }
    }
}
