package gateway.web.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.administration.AuditEntry;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestRefusal;
import gateway.api.client.ClientKind;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RowsTest {
    private static final Instant TIME = Instant.parse("2026-11-30T04:31:50.107Z");

    @Test
    void aRequestThatPassedSaysSo() {
        RequestRow row = RequestRow.of(request(200, Optional.empty()));

        assertThat(row.decision()).isEqualTo("passed");
        assertThat(row.statusClass()).isEqualTo(2);
        assertThat(row.credential()).isEqualTo("API key");
        assertThat(row.route()).isEqualTo("none");
        assertThat(row.size()).isEqualTo("27 B");
    }

    @Test
    void aRequestThatWasRefusedSaysWhyAndByWhat() {
        RequestRefusal byLimit = new RequestRefusal("Rate limit exceeded", Optional.of("free"));
        RequestRefusal byRule = new RequestRefusal("IP is blocked", Optional.empty());

        assertThat(RequestRow.of(request(429, Optional.of(byLimit))).decision())
                .isEqualTo("refused: Rate limit exceeded (free)");
        assertThat(RequestRow.of(request(403, Optional.of(byRule))).decision()).isEqualTo("refused: IP is blocked");
    }

    @Test
    void aChangeIsShownOnSeveralLines() {
        AuditRow row = AuditRow.of(audit("key.revoke", Optional.of("{\"active\":true}"), Optional.of("damaged")));

        assertThat(row.changed()).isTrue();
        assertThat(row.before()).isEqualTo("{\n    \"active\": true\n}");
        assertThat(row.after()).isEqualTo("\"damaged\"");
        assertThat(row.level()).isEqualTo("info");
    }

    @Test
    void attemptsStandOut() {
        assertThat(AuditRow.of(audit("login.refused", Optional.empty(), Optional.empty()))
                        .level())
                .isEqualTo("bad");
        assertThat(AuditRow.of(audit("page.forged", Optional.empty(), Optional.empty()))
                        .level())
                .isEqualTo("bad");
        assertThat(AuditRow.of(audit("login", Optional.empty(), Optional.empty()))
                        .level())
                .isEmpty();
    }

    private static RequestEntry request(int status, Optional<RequestRefusal> refusal) {
        return new RequestEntry(
                "id",
                TIME,
                "GET",
                "/api/hello",
                Optional.empty(),
                status,
                27,
                Duration.ofMillis(3),
                "alice",
                "192.0.2.1",
                Optional.of("gold"),
                ClientKind.API_KEY,
                refusal);
    }

    private static AuditEntry audit(String action, Optional<String> before, Optional<String> after) {
        return new AuditEntry(TIME, "id", "admin", "192.0.2.1", action, "key_1", before, after);
    }
}
