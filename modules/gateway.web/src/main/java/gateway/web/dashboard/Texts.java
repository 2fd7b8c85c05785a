package gateway.web.dashboard;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.Stream;

/** Numbers and times as people read them. The script of the pages writes them alike. */
final class Texts {
    /** Stands for what is not there. */
    static final String NOTHING = "–";

    private static final String[] SIZES = {"B", "KiB", "MiB", "GiB", "TiB"};
    private static final int SECONDS_END = 19;

    private Texts() {}

    static String count(long value) {
        return String.format(Locale.ENGLISH, "%,d", value);
    }

    static String decimal(BigDecimal value) {
        return String.format(Locale.ENGLISH, "%,.2f", value);
    }

    static String millis(Duration value) {
        return millis(BigDecimal.valueOf(value.toNanos(), 6));
    }

    static String millis(BigDecimal value) {
        return value.compareTo(BigDecimal.valueOf(1000)) < 0
                ? decimal(value) + " ms"
                : count(value.setScale(0, RoundingMode.HALF_UP).longValue()) + " ms";
    }

    /** An ISO-8601 time in UTC to the second. */
    static String time(String iso) {
        return iso.length() < SECONDS_END
                ? NOTHING
                : iso.substring(0, SECONDS_END).replace('T', ' ');
    }

    static String bytes(long value) {
        double rest = value;
        int unit = 0;
        while (rest >= 1024 && unit < SIZES.length - 1) {
            rest /= 1024;
            unit++;
        }
        return unit == 0 ? count(value) + " B" : String.format(Locale.ENGLISH, "%.1f %s", rest, SIZES[unit]);
    }

    /** A time span in the largest unit of which it is a whole number, such as {@code 10 s}; without the number 1. */
    static String span(Duration value) {
        long millis = value.toMillis();
        if (millis == 0 || value.toNanos() % 1_000_000 != 0) {
            return decimal(BigDecimal.valueOf(value.toNanos(), 9)) + " s";
        }
        for (Unit unit : Unit.values()) {
            if (millis % unit.millis == 0) {
                return millis == unit.millis ? unit.one : count(millis / unit.millis) + " " + unit.many;
            }
        }
        throw new AssertionError("every whole millisecond is one");
    }

    /** A time span rounded up, in days, hours or minutes if it is more than one of them, otherwise in seconds. */
    static String about(Duration value) {
        long millis = value.toMillis();
        Unit unit = Stream.of(Unit.DAY, Unit.HOUR, Unit.MINUTE)
                .filter(one -> millis > one.millis)
                .findFirst()
                .orElse(Unit.SECOND);
        return count((millis + unit.millis - 1) / unit.millis) + " " + unit.many;
    }

    private enum Unit {
        DAY(86_400_000L, "day", "days"),
        HOUR(3_600_000L, "hour", "hours"),
        MINUTE(60_000L, "minute", "min"),
        SECOND(1000L, "second", "s"),
        MILLISECOND(1L, "millisecond", "ms");

        private final long millis;
        private final String one;
        private final String many;

        Unit(long millis, String one, String many) {
            this.millis = millis;
            this.one = one;
            this.many = many;
        }
    }
}
