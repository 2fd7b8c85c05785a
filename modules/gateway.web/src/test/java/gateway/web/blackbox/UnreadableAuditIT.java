package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An audit log that cannot be read is not shown as one without entries")
class UnreadableAuditIT {
    private static final GatewayServer SERVER =
            SharedGateways.ready(GatewaySetup.configured(Operator.SETTINGS, LoginPageIT.SETTINGS));

    private final Operator operator = new Operator(SERVER);
    private final Browser browser = new Browser(SERVER);
    private final Path file = SERVER.dataFolder().resolve("audit.jsonl");
    private final Path aside = SERVER.dataFolder().resolve("aside");

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    @BeforeEach
    void putAFolderInItsPlace() throws IOException {
        browser.logIn("alice", LoginPageIT.PASSWORD);
        Files.move(file, aside);
        Files.createDirectory(file);
    }

    @AfterEach
    void putItBack() throws IOException {
        Files.delete(file);
        Files.move(aside, file);
        assertThat(operator.actions()).contains("login alice");
        assertThat(browser.get("/dashboard/audit").text()).contains("id=\"audit-table\"");
    }

    @Test
    void theManagementApiSaysThatItIsUnavailable() {
        for (String query : new String[] {"", "?limit=1000", "?offset=2147483647"}) {
            Response response = operator.get("audit" + query);

            assertThat(response.status()).as(query).isEqualTo(503);
            assertThat(response.header("Content-Type")).contains("application/problem+json");
            assertThat(response.json()).containsEntry("error", "Gateway unavailable");
        }
    }

    @Test
    void thePageSaysThatItIsUnavailable() {
        Response response = browser.get("/dashboard/audit");

        assertThat(response.status()).isEqualTo(503);
        assertThat(response.text()).contains("A store does not answer").doesNotContain("Exception", "audit.jsonl");
    }

    @Test
    void healthCountsIt() {
        long before = failures();
        operator.get("audit");
        assertThat(failures()).isEqualTo(before + 1);
    }

    private static long failures() {
        String health = SERVER.probe(Request.get("/health/ready")).text();
        return Long.parseLong(health.replaceAll("(?s).*\"auditFailures\":([0-9]+).*", "$1"));
    }
}
