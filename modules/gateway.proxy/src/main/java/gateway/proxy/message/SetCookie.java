package gateway.proxy.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Changes the lines by which an upstream sets cookies, so that browsers send them where they are meant for. */
final class SetCookie {
    private static final String PATH = "path=";
    private static final String DOMAIN = "domain=";

    private final Set<String> innerHosts;
    private final Addresses addresses;

    /** @param innerNames the names under which the upstream knows itself: hosts with or without a port */
    SetCookie(Set<String> innerNames, Addresses addresses) {
        innerHosts = innerNames.stream().map(SetCookie::host).collect(Collectors.toUnmodifiableSet());
        this.addresses = addresses;
    }

    String rewrite(String line) {
        List<String> parts = new ArrayList<>();
        for (String part : line.split(";", -1)) {
            String attribute = part.strip();
            if (parts.isEmpty()) {
                parts.add(part);
            } else if (starts(attribute, PATH) && attribute.startsWith("/", PATH.length())) {
                parts.add(" Path=" + addresses.path(attribute.substring(PATH.length())));
            } else if (!isInnerDomain(attribute)) {
                parts.add(part);
            }
        }
        return String.join(";", parts);
    }

    private boolean isInnerDomain(String attribute) {
        return starts(attribute, DOMAIN)
                && innerHosts.contains(host(attribute.substring(DOMAIN.length()).replaceFirst("^\\.", "")));
    }

    private static boolean starts(String attribute, String name) {
        return attribute.regionMatches(true, 0, name, 0, name.length());
    }

    private static String host(String authority) {
        return authority.toLowerCase(Locale.ROOT).replaceFirst(":[0-9]*$", "");
    }
}
