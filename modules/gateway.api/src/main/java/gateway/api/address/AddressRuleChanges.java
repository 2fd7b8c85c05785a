package gateway.api.address;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What was changed at run time about the configured address rules.
 *
 * @param mode the mode that was chosen; empty if that was never done
 * @param modeConfiguredThen the mode that was configured when that was done; a configuration that says something else by
 *     now was changed later, and counts instead
 * @param allowlist blocks that are on the allowlist besides the configured ones, as text
 * @param blocklist blocks that are on the blocklist besides the configured ones, as text
 */
public record AddressRuleChanges(
        Optional<AddressMode> mode,
        Optional<AddressMode> modeConfiguredThen,
        List<String> allowlist,
        List<String> blocklist) {

    /** Nothing was changed. */
    public static final AddressRuleChanges NONE =
            new AddressRuleChanges(Optional.empty(), Optional.empty(), List.of(), List.of());

    /** Requires every value and copies the lists. */
    public AddressRuleChanges {
        Objects.requireNonNull(mode, "mode");
        Objects.requireNonNull(modeConfiguredThen, "modeConfiguredThen");
        allowlist = List.copyOf(allowlist);
        blocklist = List.copyOf(blocklist);
    }
}
