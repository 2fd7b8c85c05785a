package gateway.security.address;

import gateway.api.client.IpAddress;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds out which address a request comes from: that of the peer, unless the peer is a trusted proxy; then the
 * address that the proxies report.
 *
 * <p>Every proxy adds the address it was called from at the right end of the header, so the header is read from the
 * right for as long as the hop that wrote it is trusted. The first address that is not trusted is the client;
 * whatever stands left of it the client may have written itself, and it is not even looked at. A hop that is
 * malformed, hidden, unknown or has a zone ends the reading too, and the last good hop is the answer. If all hops are
 * trusted, it is the leftmost.
 *
 * <p>Immutable. Reading is linear in the length of the header, and looks no name up.
 */
public final class ClientAddressResolver {
    private final AddressSet trustedProxies;
    private final ForwardedHeader header;

    /**
     * Trusts some proxies.
     *
     * @param trustedProxies the addresses whose word is taken
     * @param header the header in which they give it
     */
    public ClientAddressResolver(AddressSet trustedProxies, ForwardedHeader header) {
        this.trustedProxies = Objects.requireNonNull(trustedProxies, "trustedProxies");
        this.header = Objects.requireNonNull(header, "header");
    }

    /**
     * {@return the address of a peer as a servlet container names it, or nothing if the text names none} Unlike in a
     * header, brackets and an IPv6 zone are dropped: they are the container's, not the client's.
     *
     * @param text the container's text, such as {@code fe80:0:0:0:0:0:0:1%eth0}
     */
    public static Optional<IpAddress> peer(String text) {
        String bare = text.startsWith("[") && text.endsWith("]") ? text.substring(1, text.length() - 1) : text;
        int zone = bare.indexOf(':') < 0 ? -1 : bare.indexOf('%');
        return IpAddress.parse(zone < 0 ? bare : bare.substring(0, zone));
    }

    /**
     * {@return whether a peer is a trusted proxy, so that what it says about a request may be believed}
     *
     * @param peer the address of the peer
     */
    public boolean trusts(IpAddress peer) {
        return trustedProxies.contains(peer);
    }

    /**
     * {@return the address of the client}
     *
     * @param peer the address of the peer
     * @param linesByName gives the lines of a header by its lower-case name, in the order they were received in, none
     *     if the request does not have it; asked for one header, and only if the peer is trusted
     */
    public IpAddress resolve(IpAddress peer, Function<String, List<String>> linesByName) {
        if (!trusts(peer)) {
            return peer;
        }
        ForwardedHops hops = new ForwardedHops(header, linesByName.apply(header.headerName()));
        IpAddress lastGood = peer;
        Optional<IpAddress> hop = hops.next();
        while (hop.isPresent()) {
            lastGood = hop.get();
            hop = trusts(lastGood) ? hops.next() : Optional.empty();
        }
        return lastGood;
    }
}
