package gateway.proxy.message;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/** Headers that are about one connection and not passed on (RFC 9110, section 7.6.1). */
final class HopByHop {
    private static final String CONNECTION = "Connection";

    private static final NavigableSet<String> ALWAYS = names(List.of(
            CONNECTION,
            "Keep-Alive",
            "Proxy-Authenticate",
            "Proxy-Authentication-Info",
            "Proxy-Authorization",
            "Proxy-Connection",
            "HTTP2-Settings",
            "TE",
            "Trailer",
            "Transfer-Encoding",
            "Upgrade"));

    private final NavigableSet<String> nominated;

    private HopByHop(NavigableSet<String> nominated) {
        this.nominated = nominated;
    }

    /** Those of one message: the ones that always are, and what its {@code Connection} names. */
    static HopByHop of(List<Header> headers) {
        List<String> nominated = new ArrayList<>();
        for (Header header : headers) {
            if (header.is(CONNECTION)) {
                nominated.addAll(List.of(header.value().split("[,\\s]+")));
            }
        }
        return new HopByHop(names(nominated));
    }

    boolean contains(Header header) {
        return ALWAYS.contains(header.name()) || nominated.contains(header.name());
    }

    /** Names in any letter case. */
    static NavigableSet<String> names(Collection<String> names) {
        NavigableSet<String> set = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        set.addAll(names);
        return set;
    }
}
