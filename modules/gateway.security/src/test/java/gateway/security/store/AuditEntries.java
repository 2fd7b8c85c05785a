package gateway.security.store;

import gateway.api.administration.AuditEntry;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The words that tests about the audit log are written in. */
final class AuditEntries {
    private AuditEntries() {}

    static AuditEntry entry(String target) {
        return new AuditEntry(
                Instant.parse("2026-01-01T00:00:00Z"),
                "r-1",
                "admin",
                "192.0.2.1",
                "key.create",
                target,
                Optional.empty(),
                Optional.of("{\"name\":\"" + target + "\"}"));
    }

    static List<String> targets(List<AuditEntry> entries) {
        return entries.stream().map(AuditEntry::target).toList();
    }
}
