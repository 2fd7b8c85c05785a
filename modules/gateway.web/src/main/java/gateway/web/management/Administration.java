package gateway.web.management;

import gateway.api.client.IpAddress;
import gateway.security.apikey.ApiKeyAdministration;
import gateway.web.admission.AuditTrail;
import gateway.web.admission.Exchange;
import gateway.web.servlet.Passage;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** What the resources of the management API have in common: the gateway, the request, and the note of what was done. */
@RequestScoped
public class Administration {
    private final SecureRandom random = new SecureRandom();

    @Inject
    private RunningGateway running;

    @Inject
    private HttpServletRequest request;

    /** For CDI. */
    public Administration() {}

    /** {@return what changes API keys under the rules in force} */
    public ApiKeyAdministration keys() {
        return new ApiKeyAdministration(
                running.rules().apiKeys(),
                running.clock(),
                random,
                running.config().keys().rotateGrace());
    }

    /** {@return the address of whoever sent the request} */
    public IpAddress address() {
        return exchange().address();
    }

    /** {@return the time} */
    public Instant now() {
        return running.clock().instant();
    }

    /**
     * Notes in the audit log what this request did.
     *
     * @param action what, such as {@code key.revoke}
     * @param target to what
     * @param before what was there; no fields for nothing
     * @param after what is there now; no fields for nothing
     */
    public void noteChange(String action, String target, Map<String, ?> before, Map<String, ?> after) {
        AuditTrail audit = running.gateway().audit();
        audit.changed(exchange(), action, target, json(before), json(after));
    }

    private static Optional<String> json(Map<String, ?> tree) {
        return tree.isEmpty() ? Optional.empty() : Optional.of(JsonTree.write(tree));
    }

    private Exchange exchange() {
        return Passage.of(request).orElseThrow().exchange();
    }
}
