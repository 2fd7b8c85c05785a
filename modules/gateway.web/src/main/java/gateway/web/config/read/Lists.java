package gateway.web.config.read;

import java.util.List;
import java.util.regex.Pattern;

/** Lists as MicroProfile Config writes them: commas between items, {@code \,} for a comma inside one. */
final class Lists {
    private static final Pattern COMMA = Pattern.compile("(?<!\\\\),");

    private Lists() {}

    /** The items without the white space around them. Empty ones are left out, so that a trailing comma is nothing. */
    static List<String> items(String text) {
        return COMMA.splitAsStream(text)
                .map(item -> item.replace("\\,", ",").strip())
                .filter(item -> !item.isEmpty())
                .toList();
    }
}
