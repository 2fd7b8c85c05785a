package gateway.web.live;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * The ids of events: {@code <boot>-<number>}. The first part is drawn anew at each start, so that an id from before a
 * restart, or of another node, is known to be none of this one's.
 *
 * @param boot 12 lower-case hexadecimal digits
 */
record EventIds(String boot) {
    private static final int BYTES = 6;
    /** As many digits as a {@code long} always has room for. */
    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,17}");

    EventIds {
        Objects.requireNonNull(boot, "boot");
    }

    static EventIds random(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new EventIds(HexFormat.of().formatHex(bytes));
    }

    String of(long number) {
        return boot + "-" + number;
    }

    /** The number in an id of this start; empty for any other text. */
    OptionalLong number(String id) {
        String prefix = boot + "-";
        String number = id.startsWith(prefix) ? id.substring(prefix.length()) : "";
        return NUMBER.matcher(number).matches() ? OptionalLong.of(Long.parseLong(number)) : OptionalLong.empty();
    }
}
