package gateway.security.store;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;

/**
 * Times as they stand in files: ISO-8601 in UTC. Most are written to the second or to the millisecond, and those are read
 * digit by digit: a start with 10,000 keys and devices reads 30,000 of them, and the general parser would take longer than
 * everything else about them.
 */
final class Timestamp {
    private static final String TO_THE_SECOND = "0000-00-00T00:00:00Z";
    private static final String TO_THE_MILLISECOND = "0000-00-00T00:00:00.000Z";
    private static final int NANOS_PER_MILLI = 1_000_000;

    private Timestamp() {}

    /**
     * The time.
     *
     * @throws DateTimeException if the text is none
     */
    static Instant parse(String text) {
        if (isLike(TO_THE_SECOND, text)) {
            return instant(text, 0);
        }
        return isLike(TO_THE_MILLISECOND, text) ? instant(text, number(text, 20, 23)) : Instant.parse(text);
    }

    private static boolean isLike(String pattern, String text) {
        if (text.length() != pattern.length()) {
            return false;
        }
        for (int i = 0; i < pattern.length(); i++) {
            char expected = pattern.charAt(i);
            char c = text.charAt(i);
            if (expected == '0' ? c < '0' || c > '9' : c != expected) {
                return false;
            }
        }
        return true;
    }

    private static Instant instant(String text, int millis) {
        LocalDate day = LocalDate.of(number(text, 0, 4), number(text, 5, 7), number(text, 8, 10));
        int hour = number(text, 11, 13);
        int minute = number(text, 14, 16);
        int second = number(text, 17, 19);
        if (hour > 23 || minute > 59 || second > 59) {
            throw new DateTimeParseException("a time of day ends at 23:59:59", text, 11);
        }
        long seconds = day.toEpochDay() * 86_400 + hour * 3_600L + minute * 60L + second;
        return Instant.ofEpochSecond(seconds, (long) millis * NANOS_PER_MILLI);
    }

    private static int number(String text, int start, int end) {
        return Integer.parseInt(text, start, end, 10);
    }
}
