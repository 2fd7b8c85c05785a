package gateway.proxy.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The headers that tell a server who asked a proxy for what. Those of the caller are dropped, so that nobody is believed
 * who merely says so; only what a trusted proxy says is carried on.
 */
final class ForwardingHeaders {
    private static final String FOR = "X-Forwarded-For";
    private static final String PROTO = "X-Forwarded-Proto";
    private static final String HOST = "X-Forwarded-Host";
    private static final String PREFIX = "X-Forwarded-Prefix";
    private static final String FORWARDED = "Forwarded";
    private static final Pattern AUTHORITY = Pattern.compile("[A-Za-z0-9._~:\\[\\]-]{1,255}");

    private final List<Header> sent;
    private final Hop hop;

    ForwardingHeaders(List<Header> sent, Hop hop) {
        this.sent = sent;
        this.hop = hop;
    }

    void addTo(List<Header> out, String publicPrefix) {
        String proto = proto();
        Optional<String> host = host();
        out.add(new Header(FOR, chain(FOR, hop.peer())));
        out.add(new Header(PROTO, proto));
        host.ifPresent(name -> out.add(new Header(HOST, name)));
        prefix(publicPrefix).ifPresent(prefix -> out.add(new Header(PREFIX, prefix)));
        out.add(new Header(FORWARDED, chain(FORWARDED, element(proto, host))));
    }

    private String element(String proto, Optional<String> host) {
        String node = hop.peer().indexOf(':') < 0 ? hop.peer() : "\"[" + hop.peer() + "]\"";
        return "for=" + node + host.map(name -> ";host=\"" + name + "\"").orElse("") + ";proto=" + proto;
    }

    private String chain(String name, String last) {
        List<String> hops = new ArrayList<>(believed(name));
        hops.add(last);
        return String.join(", ", hops);
    }

    private String proto() {
        return one(PROTO)
                .filter(text -> text.equals("http") || text.equals("https"))
                .orElse(hop.scheme());
    }

    private Optional<String> host() {
        return one(HOST).or(hop::host).filter(text -> AUTHORITY.matcher(text).matches());
    }

    private Optional<String> prefix(String own) {
        String before = one(PREFIX)
                .filter(text -> text.startsWith("/") && !text.startsWith("//"))
                .orElse("");
        String whole = before + own;
        return whole.isEmpty() ? Optional.empty() : Optional.of(whole);
    }

    private Optional<String> one(String name) {
        List<String> values = believed(name);
        return values.size() == 1 ? Optional.of(values.get(0)) : Optional.empty();
    }

    private List<String> believed(String name) {
        return hop.trusted() ? Header.values(sent, name) : List.of();
    }
}
