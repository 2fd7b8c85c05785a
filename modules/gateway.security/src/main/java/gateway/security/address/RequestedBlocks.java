package gateway.security.address;

import gateway.security.address.AddressRuleChange.Invalid;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A list as it is to be, the way somebody wrote it.
 *
 * @param list the name of the list
 * @param entries its entries
 */
record RequestedBlocks(String list, List<String> entries) {
    /** How many entries may be added at run time to one list. */
    static final int MAX_ADDED = 10_000;

    /** More than the longest block has, {@code ffff:…:255.255.255.255/128}. */
    private static final int MAX_LENGTH = 64;

    RequestedBlocks {
        entries = List.copyOf(entries);
    }

    /** The first thing that is wrong. */
    Optional<Invalid> fault(AddressSet configured) {
        for (int i = 0; i < entries.size(); i++) {
            Optional<String> problem = problem(entries.get(i));
            if (problem.isPresent()) {
                return Optional.of(new Invalid(list + "[" + i + "]", problem.get()));
            }
        }
        int added = besides(configured).size();
        return added <= MAX_ADDED
                ? Optional.empty()
                : Optional.of(new Invalid(
                        list, added + " entries are not configured; allowed are at most " + MAX_ADDED + " of those"));
    }

    private static Optional<String> problem(String entry) {
        if (entry.length() > MAX_LENGTH) {
            return Optional.of("a text of " + entry.length() + " characters is not an address or a block");
        }
        try {
            AddressBlock.parse(entry);
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(e.getMessage());
        }
    }

    /** The canonical text of each block that is not configured, once. */
    List<String> besides(AddressSet configured) {
        Set<AddressBlock> known = new HashSet<>(configured.blocks());
        return entries.stream()
                .map(AddressBlock::parse)
                .filter(known::add)
                .map(AddressBlock::text)
                .toList();
    }
}
