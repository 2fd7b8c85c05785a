package gateway.web.jaxrs;

import gateway.web.admission.Gateway;
import jakarta.ws.rs.container.PreMatching;

/** Stage three: applies the address rules, then says what stage two found. */
@PreMatching
public final class AddressFilter extends StageFilter {
    /** For the server. */
    public AddressFilter() {
        super(Gateway::address);
    }
}
