package gateway.web.config;

import gateway.security.address.AddressRules;
import gateway.security.address.ClientAddressResolver;
import java.util.Objects;

/**
 * Addresses: how a caller's is found and which are let in.
 *
 * @param resolver finds the caller's address behind trusted proxies
 * @param rules which addresses are let in
 * @param ipv6Prefix how many leading bits of an IPv6 address count as one caller, from 1 to 128
 */
public record AddressConfig(ClientAddressResolver resolver, AddressRules rules, int ipv6Prefix) {

    /** Requires every value. */
    public AddressConfig {
        Objects.requireNonNull(resolver, "resolver");
        Objects.requireNonNull(rules, "rules");
    }
}
