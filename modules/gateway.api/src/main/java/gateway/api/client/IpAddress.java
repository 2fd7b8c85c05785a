package gateway.api.client;

import java.util.Optional;

/**
 * An IPv4 or IPv6 address. An IPv4 address and its IPv4-mapped IPv6 form are the same value. Zones do not exist.
 *
 * @param high the first 64 bits of the address in IPv6 form
 * @param low the last 64 bits
 */
public record IpAddress(long high, long low) {

    /**
     * {@return the address, or nothing if the text is not exactly one address} Accepted are four decimal numbers
     * from 0 to 255 without leading zeros, and the text forms of RFC 4291 section 2.2, in any letter case. No name is
     * ever looked up.
     *
     * @param text the text, without brackets, port, zone or white space
     */
    public static Optional<IpAddress> parse(String text) {
        return IpAddressText.parse(text);
    }

    /**
     * {@return the address with all but its first bits cleared} Counted as bits of an IPv4 address if it is one.
     *
     * @param bits from 0 to 32 for IPv4, to 128 for IPv6
     * @throws IllegalArgumentException if there are fewer or more bits than that
     */
    public IpAddress prefix(int bits) {
        int max = isIpv4() ? 32 : 128;
        if (bits < 0 || bits > max) {
            throw new IllegalArgumentException("bits must be from 0 to " + max + ", was " + bits);
        }
        int kept = bits + 128 - max;
        return kept <= 64 ? new IpAddress(high & mask(kept), 0) : new IpAddress(high, low & mask(kept - 64));
    }

    /** {@return whether it is an IPv4 address} */
    public boolean isIpv4() {
        return high == 0 && low >>> 32 == 0xFFFF;
    }

    /** {@return the canonical text: dotted decimal, or RFC 5952} */
    public String text() {
        return IpAddressText.of(this);
    }

    private static long mask(int bits) {
        return bits == 0 ? 0 : -1L << (64 - bits);
    }
}
