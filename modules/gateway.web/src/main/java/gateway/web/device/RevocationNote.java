package gateway.web.device;

import gateway.api.administration.AuditEntry;
import gateway.api.client.Device;
import gateway.security.device.Revocation;
import gateway.web.admission.Exchange;
import gateway.web.admission.Failures;
import gateway.web.servlet.Passage;
import jakarta.json.Json;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** Notes in the audit log that a device was revoked. */
final class RevocationNote {
    private RevocationNote() {}

    /** Notes it; if that fails, the device stays revoked, and the failure is counted and logged. */
    static void add(Passage passage, Revocation.Done done) {
        try {
            passage.exchange().rules().audit().append(entry(passage.exchange(), done));
        } catch (RuntimeException | LinkageError e) {
            passage.gateway()
                    .failures()
                    .record(
                            Failures.Part.STATE,
                            "of the revocation of " + done.after().id(),
                            e);
        }
    }

    private static AuditEntry entry(Exchange by, Revocation.Done done) {
        return new AuditEntry(
                by.arrivedAt().truncatedTo(ChronoUnit.MILLIS),
                by.requestId(),
                by.client().id(),
                by.address().text(),
                "device.revoke",
                done.after().id(),
                Optional.of(json(done.before())),
                Optional.of(json(done.after())));
    }

    private static String json(Device device) {
        return Json.createObjectBuilder()
                .add("registeredAt", device.registeredAt().toString())
                .add("expiresAt", device.expiresAt().toString())
                .add("revoked", device.revoked())
                .build()
                .toString();
    }
}
