package gateway.web.live;

import gateway.api.client.IpAddress;
import gateway.api.limit.StoreUnavailableException;
import gateway.security.address.AddressVerdict;
import gateway.web.admission.Entitlement;
import gateway.web.admission.Rules;
import java.util.Objects;

/** An entitlement that ends, too, when the address from which it is used is not let in any more. */
record FromAddress(IpAddress address, Entitlement entitlement) implements Entitlement {
    FromAddress {
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(entitlement, "entitlement");
    }

    @Override
    public boolean holds(Rules rules) {
        return isLetIn(rules) && entitlement.holds(rules);
    }

    /** While the rules cannot be had, what they said last counts. */
    private boolean isLetIn(Rules rules) {
        try {
            return rules.addressRules().current().verdict(address) == AddressVerdict.ALLOWED;
        } catch (StoreUnavailableException e) {
            return true;
        }
    }
}
