package gateway.web.key;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The one form of numbers in JSON that are equal: their digits without zeros at either end, and the exponent that these
 * need. {@code 100}, {@code 1e2} and {@code 100.0} are {@code 1e2}. No exponent is ever written out as digits.
 */
final class NumberText {
    /** RFC 8259, section 6. */
    private static final Pattern NUMBER =
            Pattern.compile("(-?)(0|[1-9][0-9]*+)(?:\\.([0-9]++))?(?:[eE]([+-]?)(?=[0-9])0*+([0-9]*+))?");

    /** So that sums of exponents and lengths are far from the ends of {@code long}. */
    private static final int MAX_EXPONENT_DIGITS = 17;

    private NumberText() {}

    /** The form of a number; empty if the text is no number, or one whose exponent no program reads. */
    static Optional<String> of(String text) {
        Matcher number = NUMBER.matcher(text);
        if (!number.matches()) {
            return Optional.empty();
        }
        String fraction = group(number, 3);
        String digits = number.group(2) + fraction;
        int start = firstOther(digits);
        if (start == digits.length()) {
            return Optional.of("0");
        }
        int end = afterLastOther(digits);
        OptionalLong exponent = exponent(number);
        return exponent.isEmpty()
                ? Optional.empty()
                : Optional.of(number.group(1) + digits.substring(start, end) + "e"
                        + (exponent.getAsLong() - fraction.length() + digits.length() - end));
    }

    private static OptionalLong exponent(Matcher number) {
        String digits = group(number, 5);
        if (digits.length() > MAX_EXPONENT_DIGITS) {
            return OptionalLong.empty();
        }
        long size = digits.isEmpty() ? 0 : Long.parseLong(digits);
        return OptionalLong.of(group(number, 4).equals("-") ? -size : size);
    }

    private static String group(Matcher number, int group) {
        return number.start(group) < 0 ? "" : number.group(group);
    }

    /** Where the zeros at the beginning end. */
    private static int firstOther(String digits) {
        int i = 0;
        while (i < digits.length() && digits.charAt(i) == '0') {
            i++;
        }
        return i;
    }

    /** Where the zeros at the end begin. */
    private static int afterLastOther(String digits) {
        int i = digits.length();
        while (digits.charAt(i - 1) == '0') {
            i--;
        }
        return i;
    }
}
