package gateway.web.management;

import gateway.api.administration.AuditEntry;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What administrators did, newest first. */
@RequestScoped
@Path("/audit")
@Produces(MediaType.APPLICATION_JSON)
public class AuditResource {
    private static final int MAX_LIMIT = 1000;

    @Inject
    private AuditLog log;

    /** For the server. */
    public AuditResource() {}

    /**
     * {@return a page of the audit log}
     *
     * @param limit how many entries, from 1 to 1000
     * @param offset how many newer ones to pass over, from 0
     */
    @GET
    public Map<String, Object> audit(
            @QueryParam("limit") @DefaultValue("20") String limit,
            @QueryParam("offset") @DefaultValue("0") String offset) {
        ListPage page = ListPage.of(limit, MAX_LIMIT, offset);
        List<AuditEntry> entries = log.latest(page.limit(), page.offset());
        return page.show("audit", entries.stream().map(AuditResource::fields).toList());
    }

    private static Map<String, Object> fields(AuditEntry entry) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("time", entry.time().toString());
        fields.put("requestId", entry.requestId());
        fields.put("actor", entry.actor());
        fields.put("address", entry.address());
        fields.put("action", entry.action());
        fields.put("target", entry.target());
        entry.before().ifPresent(before -> fields.put("before", JsonTree.read(before)));
        entry.after().ifPresent(after -> fields.put("after", JsonTree.read(after)));
        return fields;
    }
}
