package gateway.security.address;

import gateway.api.client.IpAddress;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A hop as proxies name it (RFC 7239, section 6): an IPv4 address or an IPv6 address in brackets, with or without a
 * port. The words {@code unknown} and {@code _hidden} name no address.
 */
final class ForwardedNode {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,5}");
    private static final Pattern HIDDEN = Pattern.compile("_[A-Za-z0-9._-]+");
    private static final int MAX_PORT = 65_535;

    private ForwardedNode() {}

    static Optional<IpAddress> parse(String node) {
        boolean bracketed = node.startsWith("[");
        int end = bracketed ? node.indexOf(']') : endOfIpv4(node);
        if (end < 0 || !isPort(node, bracketed ? end + 1 : end)) {
            return Optional.empty();
        }
        String address = node.substring(bracketed ? 1 : 0, end);
        boolean ipv6 = address.indexOf(':') >= 0;
        return bracketed == ipv6 ? IpAddress.parse(address) : Optional.empty();
    }

    private static int endOfIpv4(String node) {
        int colon = node.indexOf(':');
        return colon < 0 ? node.length() : colon;
    }

    /** Whether the rest of the node is nothing or a colon and a port. */
    private static boolean isPort(String node, int start) {
        if (start == node.length()) {
            return true;
        }
        String port = node.substring(start + 1);
        boolean number = NUMBER.matcher(port).matches() && Integer.parseInt(port) <= MAX_PORT;
        return node.charAt(start) == ':' && (number || HIDDEN.matcher(port).matches());
    }
}
