package gateway.web.config.source;

import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How environment variables name properties: everything but letters and digits becomes {@code _}, in capitals or not,
 * as MicroProfile Config has it. {@code gateway.tiers.free.max-requests} is
 * {@code GATEWAY_TIERS_FREE_MAX_REQUESTS}; the way back is not unique, so the names to look for must be known.
 */
final class Environment {
    private static final Pattern OURS = Pattern.compile("GATEWAY_[A-Z0-9_]+", Pattern.CASE_INSENSITIVE);
    /** What Kubernetes sets in every pod for a service whose name begins with "gateway". */
    private static final Pattern SERVICE_LINK = Pattern.compile("GATEWAY_([A-Z0-9_]+_)?"
            + "(SERVICE_HOST|SERVICE_PORT(_[A-Z0-9_]+)?|PORT(_[0-9]+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?)");

    private final Map<String, String> listed = new HashMap<>();

    /** @param names the names that a source lists */
    Environment(Collection<String> names) {
        names.stream().filter(name -> OURS.matcher(name).matches()).forEach(name -> listed.put(capitals(name), name));
    }

    /** Whether a name is ours, and neither a property's nor one that Kubernetes makes. */
    static boolean isStray(String name, Collection<String> knownVariables) {
        return OURS.matcher(name).matches()
                && !knownVariables.contains(capitals(name))
                && !SERVICE_LINK.matcher(name).matches();
    }

    /** The variable for a property. */
    static String variable(String property) {
        return capitals(property.replaceAll("[^A-Za-z0-9]", "_"));
    }

    /** Under which of the listed names a property stands. */
    Optional<String> find(String property) {
        return listed.isEmpty() ? Optional.empty() : Optional.ofNullable(listed.get(variable(property)));
    }

    private static String capitals(String name) {
        return name.toUpperCase(Locale.ROOT);
    }
}
