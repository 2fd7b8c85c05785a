package gateway.web.admission;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Ids for requests: UUIDs of version 7 (RFC 9562), so that logs sort by time.
 *
 * <p>They have to be different, not secret; so the 74 random bits come from a generator of the thread, without a lock
 * or a system call.
 */
final class RequestIds {
    private static final long VERSION = 0x7000L;
    private static final long VARIANT = 0x8000_0000_0000_0000L;

    private RequestIds() {}

    /** The id that a trusted proxy has given a request, if it is a UUID, else a new one. */
    static String of(IncomingRequest request, boolean trusted, Instant arrival) {
        List<String> given = trusted ? request.headers("X-Request-Id") : List.of();
        return given.size() == 1 && isUuid(given.get(0)) ? given.get(0) : create(arrival.toEpochMilli());
    }

    /** A new id for a request that arrived at this time. */
    static String create(long epochMillis) {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        long high = (epochMillis << 16) | VERSION | (random.nextLong() >>> 52);
        long low = VARIANT | (random.nextLong() >>> 2);
        return new UUID(high, low).toString();
    }

    /** Whether a text has the form of a UUID, so that it can stand in a {@code urn:uuid:}. */
    static boolean isUuid(String text) {
        if (text.length() != 36) {
            return false;
        }
        for (int i = 0; i < 36; i++) {
            char c = text.charAt(i);
            boolean dash = i == 8 || i == 13 || i == 18 || i == 23;
            if (dash ? c != '-' : c > 'f' || Character.digit(c, 16) < 0) {
                return false;
            }
        }
        return true;
    }
}
