package gateway.web.management;

import gateway.security.address.AddressBlock;
import gateway.security.address.AddressRules;
import gateway.security.address.AddressSet;
import java.util.List;
import java.util.Locale;

/**
 * The address rules in JSON.
 *
 * @param allowlist the addresses and blocks that are let in when {@code mode} is {@code allowlist}
 * @param blocklist those that are refused when it is {@code blocklist}
 * @param mode which list decides
 */
public record AddressRulesView(List<String> allowlist, List<String> blocklist, String mode) {

    static AddressRulesView of(AddressRules rules) {
        return new AddressRulesView(
                texts(rules.allowlist()),
                texts(rules.blocklist()),
                rules.mode().name().toLowerCase(Locale.ROOT));
    }

    private static List<String> texts(AddressSet set) {
        return set.blocks().stream().map(AddressBlock::text).toList();
    }
}
