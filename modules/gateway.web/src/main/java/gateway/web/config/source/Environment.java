package gateway.web.config.source;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * How environment variables name properties: everything but letters and digits becomes {@code _}, in capitals or not,
 * as MicroProfile Config has it. {@code gateway.tiers.free.max-requests} is
 * {@code GATEWAY_TIERS_FREE_MAX_REQUESTS}; the way back is not unique, so the names to look for must be known.
 */
final class Environment {
    private static final Pattern OURS = Pattern.compile("GATEWAY_[A-Z0-9_]+", Pattern.CASE_INSENSITIVE);
    private static final Pattern OTHERS = Pattern.compile("[^A-Za-z0-9]");
    /** What Kubernetes sets in every pod for a service, after the service's name, and always this first. */
    private static final String SERVICE_HOST = "_SERVICE_HOST";

    private static final Pattern SERVICE_LINK =
            Pattern.compile("_SERVICE_(HOST|PORT(_[A-Z0-9_]+)?)|_PORT(_[0-9]+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?");

    private final Map<String, String> listed = new HashMap<>();

    /** @param names the names that a source lists */
    Environment(Collection<String> names) {
        names.stream().filter(name -> OURS.matcher(name).matches()).forEach(name -> listed.put(capitals(name), name));
    }

    /** The listed names that stand for no known property and that Kubernetes did not make. */
    List<String> strays(Set<String> knownVariables) {
        return listed.entrySet().stream()
                .filter(entry -> !knownVariables.contains(entry.getKey()) && !isServiceLink(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** Whether there is a service that the variable is about. */
    private boolean isServiceLink(String variable) {
        return listed.keySet().stream()
                .filter(host -> host.endsWith(SERVICE_HOST))
                .map(host -> host.substring(0, host.length() - SERVICE_HOST.length()))
                .filter(variable::startsWith)
                .anyMatch(service -> SERVICE_LINK
                        .matcher(variable.substring(service.length()))
                        .matches());
    }

    /** The variable for a property. */
    static String variable(String property) {
        return capitals(OTHERS.matcher(property).replaceAll("_"));
    }

    /**
     * Whether a listed name is only another spelling of a listed variable: SmallRye Config also lists
     * {@code gateway.data.dir} for {@code GATEWAY_DATA_DIR}, unless another source names the property.
     */
    boolean isRespelt(String name) {
        return !OURS.matcher(name).matches() && listed.containsKey(variable(name));
    }

    /** Under which of the listed names a property stands. */
    Optional<String> find(String property) {
        return listed.isEmpty() ? Optional.empty() : Optional.ofNullable(listed.get(variable(property)));
    }

    private static String capitals(String name) {
        return name.toUpperCase(Locale.ROOT);
    }
}
