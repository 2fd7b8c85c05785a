package gateway.security.address;

import gateway.api.client.IpAddress;
import java.util.Objects;

/**
 * A CIDR block of IPv4 or IPv6 addresses; a single address is the smallest.
 *
 * <p>The two families are apart: a block of IPv6 addresses contains no IPv4 address, not even {@code ::/0}, and a
 * block of IPv4-mapped addresses is the IPv4 block, so {@code ::ffff:10.0.0.0/104} equals {@code 10.0.0.0/8}.
 *
 * @param first the first address of the block
 * @param bits how many leading bits all addresses of the block share, from 0 to 32 for IPv4, to 128 for IPv6
 */
public record AddressBlock(IpAddress first, int bits) {

    /**
     * Checks that the address is the first one of its block.
     *
     * @throws IllegalArgumentException if there are too many bits, or if the address has a bit set after them
     */
    public AddressBlock {
        Objects.requireNonNull(first, "first");
        if (!first.prefix(bits).equals(first)) {
            throw new IllegalArgumentException(
                    "first must be the first address of a /" + bits + ", was " + first.text());
        }
    }

    /**
     * {@return the block that is written like this: an address alone, or {@code address/bits}} A block has to be
     * written with its first address: {@code 10.1.0.0/8} is refused, since it is as likely to be a mistyped
     * {@code 10.1.0.0/16} as it is to mean {@code 10.0.0.0/8}, and a list that admits or blocks must not guess.
     *
     * @param text the text, without white space around it
     * @throws IllegalArgumentException if it is not that; the message names the text and what is allowed
     */
    public static AddressBlock parse(String text) {
        return AddressBlockText.parse(text);
    }

    /**
     * {@return whether an address lies in the block}
     *
     * @param address the address
     */
    public boolean contains(IpAddress address) {
        return address.isIpv4() == first.isIpv4() && address.prefix(bits).equals(first);
    }

    /** {@return the last address of the block} */
    IpAddress last() {
        int shared = first.isIpv4() ? bits + 96 : bits;
        return new IpAddress(first.high() | below(Math.min(shared, 64)), first.low() | below(Math.max(shared - 64, 0)));
    }

    /** {@return the canonical text: the address alone if the block has only one, else {@code address/bits}} */
    public String text() {
        boolean single = bits == (first.isIpv4() ? 32 : 128);
        return single ? first.text() : first.text() + "/" + bits;
    }

    /** The bits of a word after its first ones. */
    private static long below(int bits) {
        return bits == 64 ? 0 : -1L >>> bits;
    }
}
