package gateway.web.config.source;

import java.util.Collection;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/** What to say about a name that no property has: the nearest name, if there is one, and what is allowed. */
final class NameHints {
    private static final int MAX_EDITS = 3;

    private final NavigableSet<String> known;
    private final NavigableSet<String> variables = new TreeSet<>();

    NameHints(NavigableSet<String> known) {
        this.known = known;
        known.forEach(name -> variables.add(Environment.variable(name)));
    }

    /** The environment variables of the known names. */
    Set<String> variables() {
        return variables;
    }

    String forProperty(String name) {
        String prefix = knownPrefix(name);
        return "is not known"
                + nearest(name, name.length() - prefix.length(), known)
                + "; allowed after " + prefix + " are " + String.join(", ", segmentsAfter(prefix));
    }

    String forVariable(String name) {
        String capitals = name.toUpperCase(Locale.ROOT);
        return "stands for no property that is known"
                + nearest(capitals, capitals.length() - "GATEWAY_".length(), variables)
                + "; allowed are variables for properties that are always there, such as GATEWAY_DATA_DIR for"
                + " gateway.data-dir, and for those of tiers, routes and keys that another source names";
    }

    /** Of a short name more than a letter is another name. */
    private static String nearest(String name, int length, Collection<String> candidates) {
        int edits = Math.min(MAX_EDITS, Math.max(1, length / 3));
        return EditDistance.nearest(name, candidates, edits)
                .map(nearest -> "; the nearest name is " + nearest)
                .orElse("");
    }

    /** The longest beginning that known names have, too, up to a dot. */
    private String knownPrefix(String name) {
        for (int dot = name.lastIndexOf('.'); dot >= 0; dot = name.lastIndexOf('.', dot - 1)) {
            String prefix = name.substring(0, dot + 1);
            String next = known.ceiling(prefix);
            if (next != null && next.startsWith(prefix)) {
                return prefix;
            }
        }
        return "";
    }

    private NavigableSet<String> segmentsAfter(String prefix) {
        NavigableSet<String> segments = new TreeSet<>();
        known.tailSet(prefix).stream()
                .takeWhile(name -> name.startsWith(prefix))
                .forEach(name -> {
                    String rest = name.substring(prefix.length());
                    int dot = rest.indexOf('.');
                    segments.add(dot < 0 ? rest : rest.substring(0, dot) + ".*");
                });
        return segments;
    }
}
