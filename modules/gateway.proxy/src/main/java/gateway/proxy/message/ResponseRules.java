package gateway.proxy.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What of the head of a response is passed on to the caller, and how it is changed. Immutable and thread-safe.
 *
 * <p>Not passed on are headers about the connection, the length of the body, which the server in front tells by itself,
 * and cookies by the names of the gateway's own. The upstream's addresses become addresses for callers.
 */
public final class ResponseRules {
    private static final String SET_COOKIE = "Set-Cookie";
    private static final String VIA = "Via";
    private static final Pattern REFRESH = Pattern.compile("(?i)(\\s*[0-9.]+\\s*[;,]\\s*(?:url\\s*=\\s*)?[\"']?)(.*)");

    private final Set<String> ownCookies;
    private final Addresses addresses;
    private final SetCookie setCookie;

    /**
     * Rules for the answers of one upstream.
     *
     * @param ownCookies the names of cookies that an upstream cannot set
     * @param inner the names under which the upstream knows itself: hosts with or without a port
     * @param contextPath the path of the application, which callers have to put in front; empty for the root
     * @param paths what is done to paths on the way to it
     */
    public ResponseRules(Set<String> ownCookies, Set<String> inner, String contextPath, PathMapping paths) {
        this.ownCookies = Set.copyOf(ownCookies);
        addresses = new Addresses(inner, contextPath, paths);
        setCookie = new SetCookie(inner, addresses);
    }

    /**
     * {@return the lines for the caller}
     *
     * @param sent the lines that the upstream sent
     */
    public List<Header> incoming(List<Header> sent) {
        HopByHop hopByHop = HopByHop.of(sent);
        List<Header> out = new ArrayList<>(sent.size() + 1);
        for (Header header : sent) {
            if (header.is(SET_COOKIE)) {
                cookie(header, out);
            } else if (!hopByHop.contains(header) && !header.is("Content-Length") && !header.is(VIA)) {
                out.add(changed(header));
            }
        }
        List<String> via = new ArrayList<>(Header.values(sent, VIA));
        via.add("1.1 gateway");
        out.add(new Header(VIA, String.join(", ", via)));
        return out;
    }

    private void cookie(Header header, List<Header> out) {
        if (!ownCookies.contains(CookieLine.name(header.value().split(";", 2)[0]))) {
            out.add(new Header(header.name(), setCookie.rewrite(header.value())));
        }
    }

    private Header changed(Header header) {
        if (header.is("Location") || header.is("Content-Location")) {
            return new Header(header.name(), addresses.rewrite(header.value()));
        }
        if (header.is("Refresh")) {
            Matcher refresh = REFRESH.matcher(header.value());
            return refresh.matches()
                    ? new Header(header.name(), refresh.group(1) + addresses.rewrite(refresh.group(2)))
                    : header;
        }
        return header;
    }

    /**
     * {@return the lines that may stand behind a body}
     *
     * @param trailers the lines that the upstream sent there
     */
    public static List<Header> trailers(List<Header> trailers) {
        HopByHop hopByHop = HopByHop.of(trailers);
        return trailers.stream()
                .filter(header -> !hopByHop.contains(header) && !header.is("Content-Length") && !header.is(SET_COOKIE))
                .toList();
    }
}
