package gateway.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestRefusal;
import gateway.api.client.ClientKind;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RefusalJsonTest {
    private final RefusalJson json = new RefusalJson(() -> "a");

    @Test
    void saysEverythingThatIsKnown() {
        String line = json.line(entry("/api/x", Optional.of("orders"), Optional.of("gold"), Optional.of("gold.burst")));

        assertThat(line)
                .isEqualTo("{\"timestamp\":1767225600000,\"method\":\"GET\",\"path\":\"/api/x\",\"status\":429,"
                        + "\"error\":\"Rate limit exceeded\",\"policy\":\"gold.burst\",\"clientId\":\"mobile\","
                        + "\"ip\":\"192.0.2.1\",\"tier\":\"gold\",\"route\":\"orders\",\"node\":\"a\"}");
    }

    @Test
    void leavesOutWhatIsNot() {
        assertThat(json.line(entry("/api/x", Optional.empty(), Optional.empty(), Optional.empty())))
                .doesNotContain("policy", "tier", "route", "null");
    }

    @Test
    void isOneLineWhateverIsInAPath() {
        String line = json.line(entry("/a\n\rdata: \"x\"\u2028", Optional.empty(), Optional.empty(), Optional.empty()));

        assertThat(line).doesNotContain("\n", "\r").contains("\\n\\r");
    }

    private static RequestEntry entry(
            String path, Optional<String> route, Optional<String> tier, Optional<String> policy) {
        return new RequestEntry(
                "id",
                Instant.parse("2026-01-01T00:00:00Z"),
                "GET",
                path,
                route,
                429,
                0,
                Duration.ZERO,
                "mobile",
                "192.0.2.1",
                tier,
                ClientKind.API_KEY,
                Optional.of(new RequestRefusal("Rate limit exceeded", policy)));
    }
}
