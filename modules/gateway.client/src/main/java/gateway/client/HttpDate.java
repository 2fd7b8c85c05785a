package gateway.client;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Dates as HTTP writes them, in all three formats of
 * <a href="https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7">RFC 9110, 5.6.7</a>. The name of the day is read, but
 * nobody checks whether it is the right one.
 */
final class HttpDate {
    private static final String MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec";
    private static final String DAY = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
    private static final String LONG_DAY = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
    private static final String MONTH = "(?<month>" + MONTHS.replace(' ', '|') + ")";
    private static final String TIME = "(?<hour>[0-9]{2}):(?<minute>[0-9]{2}):(?<second>[0-9]{2})";

    private static final List<Pattern> FORMATS = List.of(
            Pattern.compile(DAY + ", (?<day>[0-9]{2}) " + MONTH + " (?<year>[0-9]{4}) " + TIME + " GMT"),
            Pattern.compile(LONG_DAY + ", (?<day>[0-9]{2})-" + MONTH + "-(?<year>[0-9]{2}) " + TIME + " GMT"),
            Pattern.compile(DAY + " " + MONTH + " (?<day>[0-9 ][0-9]) " + TIME + " (?<year>[0-9]{4})"));

    private HttpDate() {}

    /** The moment that a text means, seen from now; empty if it is no such date. */
    static Optional<Instant> parse(String text, Instant now) {
        return FORMATS.stream()
                .map(format -> format.matcher(text))
                .filter(Matcher::matches)
                .findFirst()
                .flatMap(date -> moment(date, now));
    }

    private static Optional<Instant> moment(Matcher date, Instant now) {
        try {
            LocalDateTime time = at(date, number(date, "year"));
            return Optional.of(
                    (date.group("year").length() == 2 ? inFullYears(time, now) : time).toInstant(ZoneOffset.UTC));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static LocalDateTime at(Matcher date, int year) {
        int month = MONTHS.indexOf(date.group("month")) / 4 + 1;
        int second = number(date, "second");
        LocalDateTime minute =
                LocalDateTime.of(year, month, number(date, "day"), number(date, "hour"), number(date, "minute"));
        // The grammar allows the second 60, a leap second, which Java's clock does not have.
        return second == 60 ? minute.plusSeconds(second) : minute.withSecond(second);
    }

    /** Two digits of a year mean one that is not more than 50 years ahead. */
    private static LocalDateTime inFullYears(LocalDateTime time, Instant now) {
        LocalDateTime limit = LocalDateTime.ofInstant(now, ZoneOffset.UTC).plusYears(50);
        LocalDateTime candidate = time.plusYears(limit.getYear() / 100 * 100L);
        return candidate.isAfter(limit) ? candidate.minusYears(100) : candidate;
    }

    private static int number(Matcher date, String group) {
        return Integer.parseInt(date.group(group).strip());
    }
}
