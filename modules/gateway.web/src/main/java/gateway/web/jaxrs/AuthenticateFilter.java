package gateway.web.jaxrs;

import gateway.web.admission.Gateway;
import jakarta.ws.rs.container.PreMatching;

/** Stage two: finds out who calls. */
@PreMatching
public final class AuthenticateFilter extends StageFilter {
    /** For the server. */
    public AuthenticateFilter() {
        super(Gateway::authenticate);
    }
}
