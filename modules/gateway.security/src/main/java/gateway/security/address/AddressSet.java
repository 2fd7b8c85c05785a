package gateway.security.address;

import gateway.api.client.IpAddress;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/**
 * Addresses as a union of blocks. Immutable; equal to a set of the same blocks in the same order.
 *
 * <p>Looking an address up is a binary search that allocates nothing: 10,000 blocks are about 14 steps.
 */
public final class AddressSet {
    private static final AddressSet EMPTY = new AddressSet(List.of());

    private final List<AddressBlock> blocks;
    private final AddressRanges ipv4;
    private final AddressRanges ipv6;

    private AddressSet(List<AddressBlock> blocks) {
        this.blocks = blocks;
        Predicate<AddressBlock> isIpv4 = block -> block.first().isIpv4();
        ipv4 = AddressRanges.of(blocks.stream().filter(isIpv4).toList());
        ipv6 = AddressRanges.of(blocks.stream().filter(isIpv4.negate()).toList());
    }

    /**
     * {@return the set of all addresses of these blocks}
     *
     * @param blocks the blocks, which may overlap
     */
    public static AddressSet of(Collection<AddressBlock> blocks) {
        return blocks.isEmpty() ? EMPTY : new AddressSet(List.copyOf(blocks));
    }

    /** {@return the set without any address} */
    public static AddressSet empty() {
        return EMPTY;
    }

    /**
     * {@return whether an address lies in one of the blocks}
     *
     * @param address the address
     */
    public boolean contains(IpAddress address) {
        return (address.isIpv4() ? ipv4 : ipv6).contains(address);
    }

    /** {@return the blocks that the set was made of, in their order} */
    public List<AddressBlock> blocks() {
        return blocks;
    }

    /** {@return the canonical text of each block, in their order} */
    public List<String> texts() {
        return blocks.stream().map(AddressBlock::text).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof AddressSet that && blocks.equals(that.blocks);
    }

    @Override
    public int hashCode() {
        return blocks.hashCode();
    }

    @Override
    public String toString() {
        return texts().toString();
    }
}
