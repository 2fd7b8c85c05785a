package gateway.web.dashboard;

import gateway.api.administration.AuditEntry;
import gateway.web.management.AuditLog;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The page of the audit log. */
@Named("audit")
@RequestScoped
public class AuditBean {
    private static final String PATH = "/dashboard/audit";
    private static final int LIMIT = 50;

    @Inject
    private RequestParameters parameters;

    @Inject
    private AuditLog log;

    @Inject
    private PageBean page;

    private Optional<List<AuditEntry>> found = Optional.empty();

    /** For CDI. */
    public AuditBean() {}

    /** {@return whether no entry is shown} */
    public boolean isNothing() {
        return found().isEmpty();
    }

    /** {@return whether there is nothing to lead to: neither before what is shown nor after it} */
    public boolean isWhole() {
        return isNothing() && parameters.offset() == 0;
    }

    /** {@return the entries that are shown, newest first} */
    public List<AuditRow> getRows() {
        return found().stream().limit(LIMIT).map(AuditRow::of).toList();
    }

    /** {@return where they stand; nobody counts how many there are} */
    public Pager getPager() {
        int shown = Math.min(LIMIT, found().size());
        return new Pager(
                page.getBase() + PATH,
                Map.of(),
                parameters.offset(),
                shown,
                LIMIT,
                OptionalLong.empty(),
                found().size() > LIMIT);
    }

    /** One more than are shown, to know whether any follow. */
    private List<AuditEntry> found() {
        if (found.isEmpty()) {
            found = Optional.of(log.latest(LIMIT + 1, parameters.offset()));
        }
        return found.get();
    }
}
