package gateway.web.admission;

import static gateway.web.admission.TestRequest.request;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.administration.AuditEntry;
import gateway.api.administration.AuditStore;
import gateway.api.client.Client;
import gateway.api.limit.StoreUnavailableException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

final class AuditTrailTest {
    @RegisterExtension
    final CapturedLog log = new CapturedLog();

    private final Kept kept = new Kept();
    private final TestGateway gateway =
            new TestConfig().store(AuditStore.class, kept).open();

    @Test
    void notesWhoDidWhatFromWhere() {
        Exchange exchange = exchange();

        gateway.gateway.audit().changed(exchange, "key.revoke", "mobile", Optional.of("{}"), Optional.empty());

        assertThat(kept.entries)
                .containsExactly(new AuditEntry(
                        TestTime.START,
                        exchange.requestId(),
                        "alice",
                        "192.0.2.1",
                        "key.revoke",
                        "mobile",
                        Optional.of("{}"),
                        Optional.empty()));
    }

    @Test
    void notesNoMoreAttemptsThanAMinuteHasPlacesFor() {
        attempts(10 * AuditTrail.MAX_ATTEMPTS);
        assertThat(kept.entries).hasSize(AuditTrail.MAX_ATTEMPTS);

        gateway.advance(Duration.ofSeconds(2));
        attempts(100);
        assertThat(kept.entries).hasSize(AuditTrail.MAX_ATTEMPTS + 2);
    }

    @Test
    void notesEveryChangeHoweverManyAttemptsThereAre() {
        attempts(10 * AuditTrail.MAX_ATTEMPTS);

        gateway.gateway.audit().changed(exchange(), "key.revoke", "mobile", Optional.empty(), Optional.empty());

        assertThat(kept.entries).extracting(AuditEntry::action).contains("key.revoke");
    }

    @Test
    void countsAndLogsWhatCannotBeKept() {
        kept.broken = true;

        gateway.gateway.audit().changed(exchange(), "key.revoke", "mobile", Optional.empty(), Optional.empty());

        assertThat(log.messages()).anySatisfy(line -> assertThat(line).contains("key.revoke", "mobile", "alice"));
        assertThat(gateway.failures(Failures.Part.AUDIT)).isEqualTo(1);
    }

    private void attempts(int count) {
        for (int i = 0; i < count; i++) {
            gateway.gateway.audit().suspected(exchange(), "login.refused", "unknown account");
        }
    }

    private Exchange exchange() {
        Exchange exchange = gateway.gateway.begin(request("DELETE", "/api/gateway/keys/mobile"));
        exchange.identified(new Client.AdministratorUser("alice", Set.of("gateway-admin")), "free");
        return exchange;
    }

    private static final class Kept implements AuditStore {
        private final List<AuditEntry> entries = new ArrayList<>();
        private boolean broken;

        @Override
        public void append(AuditEntry entry) {
            if (broken) {
                throw new StoreUnavailableException("the disk is full");
            }
            entries.add(entry);
        }

        @Override
        public List<AuditEntry> latest(int limit, long offset) {
            return entries;
        }
    }
}
