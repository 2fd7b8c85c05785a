package gateway.web.jaxrs;

import gateway.web.admission.Gateway;
import jakarta.ws.rs.container.PreMatching;

/** Stage four: spends permits. */
@PreMatching
public final class LimitFilter extends StageFilter {
    /** For the server. */
    public LimitFilter() {
        super(Gateway::limit);
    }
}
