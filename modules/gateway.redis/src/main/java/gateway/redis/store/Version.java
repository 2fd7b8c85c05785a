package gateway.redis.store;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * When a record was changed, by the id of that change in the stream of changes. Later changes have greater ones.
 *
 * @param millis the time of Redis
 * @param sequence tells changes of one millisecond apart
 */
record Version(long millis, long sequence) implements Comparable<Version> {
    /** Before all changes. */
    static final Version NONE = new Version(0, 0);

    private static final Pattern TEXT = Pattern.compile("(\\d{1,18})-(\\d{1,18})");

    /**
     * The version that is written like this.
     *
     * @throws IllegalArgumentException if it is none
     */
    static Version parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("a record begins with its version, such as 1700000000000-0");
        }
        return new Version(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2)));
    }

    boolean isAfter(Version other) {
        return compareTo(other) > 0;
    }

    String text() {
        return millis + "-" + sequence;
    }

    @Override
    public int compareTo(Version other) {
        return millis == other.millis ? Long.compare(sequence, other.sequence) : Long.compare(millis, other.millis);
    }
}
