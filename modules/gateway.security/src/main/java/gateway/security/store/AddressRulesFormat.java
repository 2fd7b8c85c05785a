package gateway.security.store;

import gateway.api.address.AddressMode;
import gateway.api.address.AddressRuleChanges;
import gateway.security.address.AddressBlock;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What {@code ip-rules.json} looks like. */
final class AddressRulesFormat implements Format<AddressRuleChanges> {
    private static final int VERSION = 1;

    @Override
    public Object toJson(AddressRuleChanges changes) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("version", VERSION);
        changes.mode().ifPresent(mode -> tree.put("mode", word(mode)));
        changes.modeConfiguredThen().ifPresent(mode -> tree.put("modeConfiguredThen", word(mode)));
        tree.put("allowlist", changes.allowlist());
        tree.put("blocklist", changes.blocklist());
        return tree;
    }

    @Override
    public AddressRuleChanges fromJson(JsonValue tree) {
        JsonFields file = JsonFields.ofFile(tree, VERSION)
                .only("version", "mode", "modeConfiguredThen", "allowlist", "blocklist");
        Optional<AddressMode> mode = file.optional("mode", AddressRulesFormat::mode);
        Optional<AddressMode> configuredThen = file.optional("modeConfiguredThen", AddressRulesFormat::mode);
        if (mode.isPresent() != configuredThen.isPresent()) {
            throw new IllegalArgumentException("mode and modeConfiguredThen must both be there, or neither");
        }
        return new AddressRuleChanges(mode, configuredThen, blocks(file, "allowlist"), blocks(file, "blocklist"));
    }

    private static List<String> blocks(JsonFields file, String list) {
        List<String> blocks = file.texts(list);
        for (int i = 0; i < blocks.size(); i++) {
            try {
                AddressBlock.parse(blocks.get(i));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(list + "[" + i + "]: " + e.getMessage(), e);
            }
        }
        return blocks;
    }

    private static String word(AddressMode mode) {
        return mode.name().toLowerCase(Locale.ROOT);
    }

    private static AddressMode mode(String word) {
        for (AddressMode mode : AddressMode.values()) {
            if (word(mode).equals(word)) {
                return mode;
            }
        }
        throw new IllegalArgumentException("allowed is blocklist or allowlist");
    }
}
