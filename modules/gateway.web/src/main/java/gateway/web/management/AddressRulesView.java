package gateway.web.management;

import gateway.api.address.AddressMode;
import gateway.security.address.AddressBlock;
import gateway.security.address.AddressRules;
import gateway.security.address.AddressSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The address rules in JSON.
 *
 * @param allowlist the addresses and blocks that are let in when {@code mode} is {@code allowlist}
 * @param blocklist those that are refused when it is {@code blocklist}
 * @param mode which list decides
 */
public record AddressRulesView(List<String> allowlist, List<String> blocklist, String mode) {

    static AddressRulesView of(AddressRules rules) {
        return new AddressRulesView(texts(rules.allowlist()), texts(rules.blocklist()), text(rules.mode()));
    }

    static String text(AddressMode mode) {
        return mode.name().toLowerCase(Locale.ROOT);
    }

    Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("allowlist", allowlist);
        fields.put("blocklist", blocklist);
        fields.put("mode", mode);
        return fields;
    }

    private static List<String> texts(AddressSet set) {
        return set.blocks().stream().map(AddressBlock::text).toList();
    }
}
