package gateway.web.management;

import gateway.api.administration.AuditEntry;
import gateway.web.admission.Failures;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.List;

/** Reads the audit log, for pages as for the management API. That it cannot be read is counted and logged. */
@RequestScoped
public class AuditLog {
    @Inject
    private RunningGateway running;

    /** For CDI. */
    public AuditLog() {}

    /**
     * {@return a part of the entries, newest first}
     *
     * @param limit how many at most, from 0
     * @param offset how many of the newest to pass over, from 0
     * @throws gateway.api.limit.StoreUnavailableException if they cannot be read
     */
    public List<AuditEntry> latest(int limit, long offset) {
        try {
            return running.stores().audit().latest(limit, offset);
        } catch (RuntimeException | LinkageError e) {
            running.gateway().failures().record(Failures.Part.AUDIT, "", e);
            throw e;
        }
    }
}
