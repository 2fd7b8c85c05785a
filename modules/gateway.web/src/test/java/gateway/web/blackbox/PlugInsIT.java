package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.plugged.TicketValidator;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("Plug-ins in the folder of the server")
@Tag("every-server")
class PlugInsIT {
    private static final String[] FOUND = {
        "algorithm token-bucket",
        "algorithm gcra by example.gcra.GcraAlgorithm",
        "limit store plugged by gateway.web.blackbox.plugged.PluggedLimitStore",
        "key resolver tenant by gateway.web.blackbox.plugged.TenantResolver",
        "AuditStore plugged by gateway.web.blackbox.plugged.PluggedStores$Audit",
        "request log sink by gateway.web.blackbox.plugged.ConsoleSink",
        "device code validator by gateway.web.blackbox.plugged.TicketValidator",
        "rejection handler by gateway.web.blackbox.plugged.PageHandler"
    };

    private static final List<String> KINDS_OF_STATE = List.of(
            "LimitStore",
            "ApiKeyStore",
            "DeviceStore",
            "LastUseStore",
            "AddressRuleStore",
            "LockoutStore",
            "AdministratorStore",
            "AuditStore",
            "SecretStore",
            "AnalyticsStore");

    private final GatewayServer server = PluggedGateway.server();

    @Test
    void areListedByTheStart() {
        assertThat(server.console()
                        .lines()
                        .filter(line -> line.contains("Gateway: found"))
                        .toList())
                .singleElement()
                .asString()
                .contains(FOUND);
    }

    @Test
    void areListedByTheDashboard() {
        Browser browser = new Browser(server);
        browser.logIn("admin", FirstLoginIT.printed(server).get(0));
        assertThat(browser.get("/dashboard/system").text()).contains(FOUND);
    }

    /** Of the example in examples/custom-limiter: one request an hour, three at once. */
    @Test
    void limitByAnAlgorithmOfSomebodyElse() {
        Request request = Request.get("/api/echo").key(Settings.secret("cells"));
        assertThat(IntStream.rangeClosed(1, 3).mapToObj(i -> server.send(request)))
                .extracting(response -> response.header("X-RateLimit-Remaining").orElse("none"))
                .containsExactly("2", "1", "0");
        Response refused = server.send(request);
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.json()).containsEntry("policy", "cells").containsEntry("error", "Rate limit exceeded");
        assertThat(refused.retryAfter()).isBetween(3500L, 3600L);
    }

    @Test
    void countByWhatAKeyResolverFindsOut() {
        Request request = Request.get("/api/echo").key(Settings.secret("tenants"));
        assertThat(server.send(request.header("X-Tenant", "acme")).status()).isEqualTo(200);
        assertThat(server.send(request.header("X-Tenant", " ACME ")).status()).isEqualTo(429);
        assertThat(server.send(request.header("X-Tenant", "other")).status()).isEqualTo(200);
        assertThat(server.send(request).status()).as("without a tenant").isEqualTo(400);
    }

    @Test
    void validateCodesOfDevices() {
        Caller caller = Caller.seenBy(server, Request.get("/api/echo").key(TicketValidator.TICKET));
        assertThat(caller.clientId()).isEqualTo("guest-7");
        assertThat(server.send(Request.get("/api/echo").key("totp_ticket-8")).status())
                .isEqualTo(401);
    }

    @Test
    void takeNoteOfRequests() {
        server.send(Request.get("/api/noted-by-a-sink"));
        awaitOnConsole("plugged: request /api/noted-by-a-sink 404");
    }

    @Test
    void keepState() {
        server.send(refused());
        BrowserDevice.registeredAt(server);
        Operator operator = new Operator(server);
        assertThat(operator.get("devices").status()).isEqualTo(200);
        assertThat(operator.get("audit").status()).isEqualTo(200);

        KINDS_OF_STATE.forEach(kind -> awaitOnConsole("plugged: " + kind + " is asked"));
    }

    private void awaitOnConsole(String text) {
        Await.until(Duration.ofSeconds(20), text, () -> server.console().contains(text));
    }

    @Test
    void wordRefusals() {
        Response page = server.send(refused().header("Accept", "text/html"));
        assertThat(page.status()).isEqualTo(401);
        assertThat(page.header("Content-Type").orElse(""))
                .startsWith("text/html")
                .containsIgnoringCase("charset=utf-8");
        assertThat(page.text()).isEqualTo("<h1>Später – Invalid or revoked API key</h1>");
        assertThat(page.header("X-Help")).contains("https://help.example/limits");
        assertThat(page.header("Cache-Control")).contains("no-store");
        assertThat(page.header("WWW-Authenticate")).isPresent();

        assertThat(server.send(refused()).json()).containsEntry("error", "Invalid or revoked API key");
    }

    @Test
    void wordRefusalsOfWhatIsNoResourceToo() {
        Response page =
                server.send(Request.get("/elsewhere").key("nobody-has-this-key").header("Accept", "text/html"));
        assertThat(page.status()).isEqualTo(401);
        assertThat(page.text()).startsWith("<h1>Später");
    }

    @Test
    void leaveRefusalsToTheGatewayIfTheyFail() {
        Response problem = server.send(refused().header("X-Fail", "yes"));
        assertThat(problem.status()).isEqualTo(401);
        assertThat(problem.header("Content-Type")).contains("application/problem+json");
        assertThat(problem.json()).containsEntry("error", "Invalid or revoked API key");
        assertThat(server.console()).contains("rejection handler failed");
    }

    @Test
    void haveNoSayInWhatManagementRefuses() {
        Response problem = server.manage(Request.get("/api/gateway/keys").header("Accept", "text/html"));
        assertThat(problem.status()).isEqualTo(401);
        assertThat(problem.json()).containsEntry("error", "API key required");
    }

    private static Request refused() {
        return Request.get("/api/echo").key("nobody-has-this-key");
    }
}
