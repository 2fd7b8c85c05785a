package gateway.web.config.read;

import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The spellings of algorithms: ids, {@code camelCase} for each, and {@code sliding-window} for the log. */
final class AlgorithmIds {
    /** No limit; no provider has this id. */
    static final String NONE = "none";

    private static final String LOG = "sliding-window-log";
    private static final String LOG_ALIAS = "sliding-window";
    private static final Pattern DASH = Pattern.compile("-(.)");

    private AlgorithmIds() {}

    /** What a policy's {@code algorithm} may be: it means an id. */
    static Grammar<String> grammar(Collection<String> found) {
        Map<String, String> spellings = new HashMap<>();
        TreeSet<String> ids = new TreeSet<>(found);
        ids.add(NONE);
        ids.forEach(id -> add(spellings, id, id));
        if (ids.contains(LOG)) {
            add(spellings, LOG_ALIAS, LOG);
        }
        String allowed = String.join(" or ", ids);
        return Grammar.of(allowed, text -> {
            if (!spellings.containsKey(text)) {
                throw Grammar.refusal(text, allowed);
            }
            return spellings.get(text);
        });
    }

    private static void add(Map<String, String> spellings, String spelling, String id) {
        spellings.putIfAbsent(spelling, id);
        spellings.putIfAbsent(
                DASH.matcher(spelling).replaceAll(match -> match.group(1).toUpperCase(Locale.ROOT)), id);
    }
}
