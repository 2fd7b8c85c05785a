package gateway.proxy.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;

/**
 * What of the head of a request is passed on to an upstream, and what it says instead. Immutable and thread-safe.
 *
 * <p>Not passed on are headers about the connection, credentials for the gateway, and whatever a caller could use to seem
 * to be somebody else or to ask for something else than was checked.
 */
public final class RequestRules {
    private static final String FORWARDED_PREFIX = "x-forwarded-";
    private static final String COOKIE = "Cookie";
    private static final String VIA = "Via";

    private static final NavigableSet<String> DROPPED = HopByHop.names(List.of(
            "Content-Length",
            "Expect",
            "Host",
            "Forwarded",
            "X-API-Key",
            "X-Request-Id",
            "X-Real-IP",
            "X-Client-IP",
            "X-Cluster-Client-IP",
            "True-Client-IP",
            "CF-Connecting-IP",
            "X-Original-URL",
            "X-Rewrite-URL"));

    private final Set<String> ownCookies;

    /**
     * Knows the gateway's cookies.
     *
     * @param ownCookies the names of cookies that are not for upstreams
     */
    public RequestRules(Set<String> ownCookies) {
        this.ownCookies = Set.copyOf(ownCookies);
    }

    /**
     * {@return the lines for the upstream, without those for {@code Host} and the length of the body}
     *
     * @param sent the lines that the caller sent
     * @param hop how the request came here
     * @param publicPrefix what was stripped off the path, so that the upstream can make addresses; empty for nothing
     */
    public List<Header> outgoing(List<Header> sent, Hop hop, String publicPrefix) {
        Objects.requireNonNull(hop, "hop");
        HopByHop hopByHop = HopByHop.of(sent);
        List<Header> out = new ArrayList<>(sent.size() + 8);
        for (Header header : sent) {
            if (header.is(COOKIE)) {
                CookieLine.without(ownCookies, header.value()).ifPresent(rest -> out.add(new Header(COOKIE, rest)));
            } else if (!hopByHop.contains(header) && isPassedOn(header)) {
                out.add(header);
            }
        }
        new ForwardingHeaders(sent, hop).addTo(out, publicPrefix);
        out.add(new Header("X-Request-Id", hop.requestId()));
        List<String> via = new ArrayList<>(Header.values(sent, VIA));
        via.add("1.1 gateway");
        out.add(new Header(VIA, String.join(", ", via)));
        return out;
    }

    private static boolean isPassedOn(Header header) {
        return !DROPPED.contains(header.name())
                && !header.name().toLowerCase(Locale.ROOT).startsWith(FORWARDED_PREFIX)
                && !header.is(VIA)
                && !isPassword(header);
    }

    /** Browsers send the password of an administrator along once they were asked for it. */
    private static boolean isPassword(Header header) {
        return header.is("Authorization") && header.value().regionMatches(true, 0, "Basic", 0, 5);
    }
}
