package gateway.security.address;

import static java.util.Comparator.comparing;

import gateway.api.client.IpAddress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The addresses of blocks of one family as disjoint ranges in ascending order, in a flat array so that a search
 * touches little memory. Immutable.
 */
final class AddressRanges {
    /** Blocks that share their first address in the order of their size, so that the rest is inside the first. */
    private static final Comparator<AddressBlock> ASCENDING = comparing(
                    AddressBlock::first, (a, b) -> compare(a, b.high(), b.low()))
            .thenComparing(AddressBlock::bits);

    private static final int WORDS = 4;

    /** First and last address of each range, as two words each. */
    private final long[] words;

    private AddressRanges(List<AddressBlock> disjoint) {
        words = new long[WORDS * disjoint.size()];
        for (int i = 0; i < disjoint.size(); i++) {
            put(WORDS * i, disjoint.get(i).first());
            put(WORDS * i + 2, disjoint.get(i).last());
        }
    }

    private void put(int index, IpAddress address) {
        words[index] = address.high();
        words[index + 1] = address.low();
    }

    static AddressRanges of(List<AddressBlock> blocks) {
        List<AddressBlock> disjoint = new ArrayList<>();
        for (AddressBlock block : blocks.stream().sorted(ASCENDING).toList()) {
            if (disjoint.isEmpty() || !disjoint.get(disjoint.size() - 1).contains(block.first())) {
                disjoint.add(block);
            }
        }
        return new AddressRanges(disjoint);
    }

    boolean contains(IpAddress address) {
        int from = 0;
        int to = words.length;
        while (from < to) {
            int middle = (from + to) / (2 * WORDS) * WORDS;
            if (compare(address, words[middle], words[middle + 1]) < 0) {
                to = middle;
            } else if (compare(address, words[middle + 2], words[middle + 3]) > 0) {
                from = middle + WORDS;
            } else {
                return true;
            }
        }
        return false;
    }

    private static int compare(IpAddress address, long high, long low) {
        return address.high() == high
                ? Long.compareUnsigned(address.low(), low)
                : Long.compareUnsigned(address.high(), high);
    }
}
