package gateway.proxy.message;

import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Rewrites addresses that an upstream tells, such as where to go next, to addresses by which callers reach the same.
 *
 * <p>What lies on the upstream itself becomes a path, so that no {@code Host} that somebody sent can become the target.
 * Addresses elsewhere and relative ones stay as they are.
 */
final class Addresses {
    private static final Pattern ABSOLUTE = Pattern.compile("(?i)(https?):(//[^/?#\\s]+)(.*)");

    private final Set<String> inner;
    private final String contextPath;
    private final PathMapping paths;

    /**
     * @param inner the names under which the upstream knows itself: hosts with or without a port
     * @param contextPath the path of the application, which callers have to put in front
     */
    Addresses(Set<String> inner, String contextPath, PathMapping paths) {
        this.inner = inner.stream().map(Addresses::plain).collect(Collectors.toUnmodifiableSet());
        this.contextPath = Objects.requireNonNull(contextPath, "contextPath");
        this.paths = Objects.requireNonNull(paths, "paths");
    }

    /** The address for callers. */
    String rewrite(String address) {
        Matcher absolute = ABSOLUTE.matcher(address);
        if (absolute.matches()) {
            return isInner(absolute.group(2)) ? path(absolute.group(3)) : address;
        }
        if (address.startsWith("//")) {
            int end = endOfAuthority(address);
            return isInner(address.substring(0, end)) ? path(address.substring(end)) : address;
        }
        return address.startsWith("/") ? path(address) : address;
    }

    /** The path for callers, with what follows it. */
    String path(String pathAndMore) {
        String text = pathAndMore.startsWith("/") ? pathAndMore : "/" + pathAndMore;
        int end = 0;
        while (end < text.length() && text.charAt(end) != '?' && text.charAt(end) != '#') {
            end++;
        }
        String more = text.substring(end);
        return paths.toPublic(text.substring(0, end))
                .map(path -> contextPath + path + more)
                .orElse(text);
    }

    boolean isInner(String slashesAndAuthority) {
        return inner.contains(plain(slashesAndAuthority.substring(2)));
    }

    private static int endOfAuthority(String address) {
        int end = 2;
        while (end < address.length() && "/?#".indexOf(address.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private static String plain(String authority) {
        String lower = authority.substring(authority.indexOf('@') + 1).toLowerCase(Locale.ROOT);
        return lower.replaceFirst(":(80|443)?$", "");
    }
}
