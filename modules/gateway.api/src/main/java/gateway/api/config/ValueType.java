package gateway.api.config;

import gateway.api.limit.Rate;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * What a setting may be: a grammar with bounds.
 *
 * <p>Immutable. White space around a text is ignored; nothing else is: no sign, no grouping, no quotes.
 *
 * @param <T> the type of the values
 */
public sealed interface ValueType<T> {

    /**
     * {@return the value}
     *
     * @param text what configuration says
     * @throws IllegalArgumentException if that is not allowed; the message reads after the name of a setting, as in
     *     {@code is "5.0", allowed is a whole number from 1 to 10}
     */
    T parse(String text);

    /** {@return what is allowed, to be read after "allowed is"} */
    String allowed();

    /**
     * {@return the exception for a text that is not allowed}
     *
     * @param text the text
     */
    default IllegalArgumentException refusal(String text) {
        return new IllegalArgumentException("is \"" + text + "\", allowed is " + allowed());
    }

    /**
     * A whole number in decimal digits.
     *
     * @param min the smallest, from 0
     * @param max the largest
     */
    record Whole(long min, long max) implements ValueType<Long> {
        @Override
        public Long parse(String text) {
            return Texts.whole(text.strip(), min, max).orElseThrow(() -> refusal(text));
        }

        @Override
        public String allowed() {
            return "a whole number from " + min + " to " + max;
        }
    }

    /**
     * A number of bytes: digits, alone or followed by {@code B}, {@code KiB}, {@code MiB} or {@code GiB}.
     *
     * @param min the smallest, in bytes
     * @param max the largest, in bytes
     */
    record Size(long min, long max) implements ValueType<Long> {
        @Override
        public Long parse(String text) {
            return Texts.size(text.strip(), min, max).orElseThrow(() -> refusal(text));
        }

        @Override
        public String allowed() {
            return "a size from " + min + " to " + max + " bytes, such as 64KiB or 256MiB";
        }
    }

    /**
     * A duration: {@code 250ms}, {@code 10s}, {@code 1m}, {@code 1h}, {@code 1d} or ISO-8601 such as {@code PT1M30S};
     * never a bare number.
     *
     * @param min the shortest
     * @param max the longest
     */
    record Span(Duration min, Duration max) implements ValueType<Duration> {
        /** Requires both bounds. */
        public Span {
            Objects.requireNonNull(min, "min");
            Objects.requireNonNull(max, "max");
        }

        @Override
        public Duration parse(String text) {
            return Texts.duration(text.strip())
                    .filter(d -> d.compareTo(min) >= 0 && d.compareTo(max) <= 0)
                    .orElseThrow(() -> refusal(text));
        }

        @Override
        public String allowed() {
            return "a duration from " + Texts.of(min) + " to " + Texts.of(max)
                    + ", such as 250ms, 10s, 1m, 1h, 1d or PT1M30S";
        }
    }

    /**
     * A rate {@code <n>[/<duration>]}, such as {@code 10} (per second), {@code 3/7s} or {@code 1/1h}.
     *
     * @param maxPermits the largest {@code n}
     * @param maxPer the longest duration
     */
    record PerTime(long maxPermits, Duration maxPer) implements ValueType<Rate> {
        /** Requires the bound. */
        public PerTime {
            Objects.requireNonNull(maxPer, "maxPer");
        }

        @Override
        public Rate parse(String text) {
            String[] parts = text.strip().split("/", -1);
            if (parts.length > 2) {
                throw refusal(text);
            }
            long permits = Texts.whole(parts[0], 1, maxPermits).orElseThrow(() -> refusal(text));
            Duration per = parts.length == 1
                    ? Duration.ofSeconds(1)
                    : Texts.duration(parts[1])
                            .filter(d -> d.compareTo(Duration.ofMillis(1)) >= 0 && d.compareTo(maxPer) <= 0)
                            .orElseThrow(() -> refusal(text));
            return new Rate(permits, per);
        }

        @Override
        public String allowed() {
            return "a rate <n>[/<duration>] with n from 1 to " + maxPermits + " and a duration from 1ms to "
                    + Texts.of(maxPer) + ", such as 10, 3/7s or 1/1h";
        }
    }

    /**
     * One of several words.
     *
     * @param words the words
     */
    record OneOf(List<String> words) implements ValueType<String> {
        /** Copies the words. */
        public OneOf {
            words = List.copyOf(words);
        }

        /**
         * {@return the type that allows these words}
         *
         * @param words the words
         */
        public static OneOf of(String... words) {
            return new OneOf(List.of(words));
        }

        @Override
        public String parse(String text) {
            String word = text.strip();
            if (!words.contains(word)) {
                throw refusal(text);
            }
            return word;
        }

        @Override
        public String allowed() {
            return String.join(" or ", words);
        }
    }

    /**
     * Any text that is not blank.
     *
     * @param meaning what it is, to be read after "allowed is"
     */
    record Text(String meaning) implements ValueType<String> {
        /** Requires the meaning. */
        public Text {
            Objects.requireNonNull(meaning, "meaning");
        }

        @Override
        public String parse(String text) {
            if (text.isBlank()) {
                throw refusal(text);
            }
            return text.strip();
        }

        @Override
        public String allowed() {
            return meaning;
        }
    }
}
