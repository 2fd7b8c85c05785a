package gateway.security.address;

import gateway.api.client.IpAddress;
import java.util.Optional;

/**
 * The header in which trusted proxies say who came to them. Exactly one is read, the one that is configured, so that
 * a client gains nothing by sending the other.
 */
public enum ForwardedHeader {
    /** {@code X-Forwarded-For: 203.0.113.7, [2001:db8::1]:443}. */
    X_FORWARDED_FOR("x-forwarded-for") {
        @Override
        int startOfLast(String line, int end) {
            return line.lastIndexOf(',', end - 1) + 1;
        }

        @Override
        Optional<IpAddress> client(String element) {
            Optional<IpAddress> bare = IpAddress.parse(element);
            return bare.isPresent() ? bare : ForwardedNode.parse(element);
        }
    },

    /** {@code Forwarded: for=203.0.113.7;proto=https, for="[2001:db8::1]:443"} (RFC 7239). */
    FORWARDED("forwarded") {
        @Override
        int startOfLast(String line, int end) {
            return ForwardedElement.startOfLast(line, end);
        }

        @Override
        Optional<IpAddress> client(String element) {
            return ForwardedElement.client(element).flatMap(ForwardedNode::parse);
        }
    };

    private final String headerName;

    ForwardedHeader(String headerName) {
        this.headerName = headerName;
    }

    /** {@return the name of the header in lower case, which is also its name in configuration} */
    public String headerName() {
        return headerName;
    }

    /** {@return where the last element of a line before {@code end} starts; {@code end} is a comma or the line's} */
    abstract int startOfLast(String line, int end);

    /** {@return the address that an element names; empty if it names none or is malformed} */
    abstract Optional<IpAddress> client(String element);
}
