package gateway.security.address;

import gateway.api.address.AddressMode;
import gateway.api.client.IpAddress;
import java.util.Objects;

/**
 * Who may come in. One of two lists is in force; the other is kept for the day the mode is changed. Immutable.
 *
 * @param mode which list is in force
 * @param allowlist who alone may come in; if it is empty, nobody may
 * @param blocklist who may not come in
 */
public record AddressRules(AddressMode mode, AddressSet allowlist, AddressSet blocklist) {

    /** Requires every value. */
    public AddressRules {
        Objects.requireNonNull(mode, "mode");
        Objects.requireNonNull(allowlist, "allowlist");
        Objects.requireNonNull(blocklist, "blocklist");
    }

    /**
     * {@return what the list in force says}
     *
     * @param address the address of the client
     */
    public AddressVerdict verdict(IpAddress address) {
        return switch (mode) {
            case BLOCKLIST -> blocklist.contains(address) ? AddressVerdict.BLOCKED : AddressVerdict.ALLOWED;
            case ALLOWLIST -> allowlist.contains(address) ? AddressVerdict.ALLOWED : AddressVerdict.NOT_IN_ALLOWLIST;
        };
    }
}
