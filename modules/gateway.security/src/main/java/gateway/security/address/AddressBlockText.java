package gateway.security.address;

import gateway.api.client.IpAddress;

/** Reads {@link AddressBlock}s as people write them. */
final class AddressBlockText {
    /** Where an IPv4 address begins inside its IPv4-mapped form. */
    private static final int MAPPED_BITS = 96;

    private AddressBlockText() {}

    static AddressBlock parse(String text) {
        int slash = text.indexOf('/');
        IpAddress address = IpAddress.parse(slash < 0 ? text : text.substring(0, slash))
                .orElseThrow(() -> new IllegalArgumentException("\"" + text
                        + "\" is not an address or a block; allowed are addresses and CIDR blocks such as"
                        + " 192.0.2.1, 10.0.0.0/8, 2001:db8::1 and 2001:db8::/32"));
        boolean ipv6Text = text.indexOf(':') >= 0;
        int written = slash < 0 ? width(ipv6Text) : bits(text, slash + 1, width(ipv6Text));
        int bits = ipv6Text && address.isIpv4() ? written - MAPPED_BITS : written;
        if (bits < 0 || !address.prefix(bits).equals(address)) {
            throw new IllegalArgumentException("\"" + text + "\" has a bit set after the first " + written
                    + "; allowed is a block with its first address or an address alone"
                    + (bits < 0 ? "" : ", here " + suggestions(address, bits)));
        }
        return new AddressBlock(address, bits);
    }

    private static int width(boolean ipv6) {
        return ipv6 ? 128 : 32;
    }

    private static int bits(String text, int start, int max) {
        String digits = text.substring(start);
        if (!digits.matches("0|[1-9][0-9]{0,2}") || Integer.parseInt(digits) > max) {
            throw new IllegalArgumentException("\"" + text
                    + "\" has a wrong prefix length; allowed after the slash is a whole number from 0 to " + max);
        }
        return Integer.parseInt(digits);
    }

    private static String suggestions(IpAddress address, int bits) {
        return new AddressBlock(address.prefix(bits), bits).text() + " or " + address.text();
    }
}
