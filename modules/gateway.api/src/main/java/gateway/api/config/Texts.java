package gateway.api.config;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The grammar behind {@link ValueType}: numbers, sizes and durations; what does not parse is empty. */
final class Texts {
    private static final Pattern DURATION = Pattern.compile("([0-9]{1,18})(ms|s|m|h|d)");
    /** Allowed by Duration.parse before every number, so that PT1M-5S would be 55 seconds. */
    private static final Pattern SIGN = Pattern.compile("[+-]");

    private static final Pattern SIZE = Pattern.compile("([0-9]{1,18})(B|KiB|MiB|GiB|)");
    private static final Map<String, ChronoUnit> UNITS = Map.of(
            "ms", ChronoUnit.MILLIS,
            "s", ChronoUnit.SECONDS,
            "m", ChronoUnit.MINUTES,
            "h", ChronoUnit.HOURS,
            "d", ChronoUnit.DAYS);
    private static final Map<String, Integer> SHIFTS = Map.of("", 0, "B", 0, "KiB", 10, "MiB", 20, "GiB", 30);

    private Texts() {}

    static Optional<Long> whole(String text, long min, long max) {
        if (!text.matches("[0-9]{1,18}")) {
            return Optional.empty();
        }
        return within(Long.parseLong(text), min, max);
    }

    static Optional<Long> size(String text, long min, long max) {
        Matcher matcher = SIZE.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        OptionalLong bytes = shifted(Long.parseLong(matcher.group(1)), SHIFTS.get(matcher.group(2)));
        return bytes.isPresent() ? within(bytes.getAsLong(), min, max) : Optional.empty();
    }

    static Optional<Duration> duration(String text) {
        if (SIGN.matcher(text).find()) {
            return Optional.empty();
        }
        try {
            Matcher matcher = DURATION.matcher(text);
            return Optional.of(
                    matcher.matches()
                            ? Duration.of(Long.parseLong(matcher.group(1)), UNITS.get(matcher.group(2)))
                            : Duration.parse(text));
        } catch (DateTimeParseException | ArithmeticException e) {
            return Optional.empty();
        }
    }

    /** The shortest text of a duration; whole units where there are, else ISO-8601. */
    static String of(Duration duration) {
        if (duration.isZero()) {
            return "0s";
        }
        if (duration.getNano() % 1_000_000 != 0) {
            return duration.toString();
        }
        if (duration.getNano() != 0) {
            return duration.toMillis() + "ms";
        }
        long seconds = duration.getSeconds();
        return seconds % 86_400 == 0
                ? seconds / 86_400 + "d"
                : seconds % 3_600 == 0 ? seconds / 3_600 + "h" : seconds % 60 == 0 ? seconds / 60 + "m" : seconds + "s";
    }

    private static OptionalLong shifted(long value, int shift) {
        return value > Long.MAX_VALUE >> shift ? OptionalLong.empty() : OptionalLong.of(value << shift);
    }

    private static Optional<Long> within(long value, long min, long max) {
        return value >= min && value <= max ? Optional.of(value) : Optional.empty();
    }
}
