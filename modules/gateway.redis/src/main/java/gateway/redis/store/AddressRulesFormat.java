package gateway.redis.store;

import gateway.api.address.AddressMode;
import gateway.api.address.AddressRuleChanges;
import jakarta.json.JsonObjectBuilder;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How changes of address rules are written. */
final class AddressRulesFormat implements Format<AddressRuleChanges> {

    @Override
    public void write(AddressRuleChanges changes, Json json, JsonObjectBuilder object) {
        changes.mode().ifPresent(mode -> object.add("mode", word(mode)));
        changes.modeConfiguredThen().ifPresent(mode -> object.add("modeConfiguredThen", word(mode)));
        object.add("allowlist", json.texts(changes.allowlist())).add("blocklist", json.texts(changes.blocklist()));
    }

    @Override
    public AddressRuleChanges read(Fields fields) {
        fields.only("version", "mode", "modeConfiguredThen", "allowlist", "blocklist");
        return new AddressRuleChanges(
                mode(fields, "mode"),
                mode(fields, "modeConfiguredThen"),
                fields.texts("allowlist"),
                fields.texts("blocklist"));
    }

    private static Optional<AddressMode> mode(Fields fields, String name) {
        return fields.optionalText(name)
                .map(word -> Stream.of(AddressMode.values())
                        .filter(mode -> word(mode).equals(word))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException(name + ": allowed is blocklist or allowlist")));
    }

    private static String word(AddressMode mode) {
        return mode.name().toLowerCase(Locale.ROOT);
    }
}
