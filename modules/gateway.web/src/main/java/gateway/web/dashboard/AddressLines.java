package gateway.web.dashboard;

import gateway.api.address.AddressMode;
import gateway.api.client.IpAddress;
import gateway.security.address.AddressBlock;
import gateway.security.address.AddressRules;
import gateway.security.address.AddressSet;
import gateway.security.address.AddressVerdict;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists of addresses as people write them, each on a line. */
final class AddressLines {
    private AddressLines() {}

    /** The entries of a list that are not configured. */
    static String besides(AddressSet current, AddressSet configured) {
        Set<AddressBlock> fixed = Set.copyOf(configured.blocks());
        return current.blocks().stream()
                .filter(block -> !fixed.contains(block))
                .map(AddressBlock::text)
                .collect(Collectors.joining("\n"));
    }

    /** The entries that somebody wrote, also with commas between them. */
    static List<String> split(String text) {
        return Stream.of(text.split("[\\s,;]+", -1))
                .filter(entry -> !entry.isEmpty())
                .distinct()
                .toList();
    }

    /** Whether rules would refuse an address; no, if they are none, which is said elsewhere. */
    static boolean refuse(
            IpAddress address,
            AddressMode mode,
            AddressRules configured,
            List<String> allowlist,
            List<String> blocklist) {
        try {
            AddressRules rules = new AddressRules(
                    mode, with(configured.allowlist(), allowlist), with(configured.blocklist(), blocklist));
            return rules.verdict(address) != AddressVerdict.ALLOWED;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static AddressSet with(AddressSet configured, List<String> entries) {
        Set<AddressBlock> blocks = new LinkedHashSet<>(configured.blocks());
        entries.forEach(entry -> blocks.add(AddressBlock.parse(entry)));
        return AddressSet.of(blocks);
    }
}
