package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.post;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import gateway.api.client.ApiKey;
import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import gateway.web.config.JsonPointer;
import gateway.web.config.KeyPart;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class ClientLimitsTest {
    private static final IpAddress CALLER = IpAddress.parse("192.0.2.1").orElseThrow();
    private static final Client ANONYMOUS = new Client.Anonymous(CALLER);
    private static final Client MOBILE = new Client.KeyHolder(
            new ApiKey("mobile", "mobile", Optional.of("gold"), Set.of(), Optional.empty(), Optional.empty(), true));

    private static final KeyPart EMAIL = new KeyPart.Json(JsonPointer.parse("/email"));

    private final TestGateway gateway = new TestConfig()
            .global(policy("global", 1000, "1m"))
            .tier("free", policy("free", 5, "1m"))
            .tier("gold", policy("gold", 50, "1m"))
            .key("mobile", "secret", "gold")
            .route(
                    "orders",
                    "/api/orders",
                    policy("orders.ip", 9, "1m").by(KeyPart.IP),
                    policy("orders.each", 8, "1m").by(KeyPart.CLIENT, KeyPart.ROUTE),
                    policy("orders.method", 7, "1m").by(KeyPart.CLIENT, KeyPart.METHOD),
                    policy("orders.all", 6, "1m").by(KeyPart.ROUTE))
            .route(
                    "login",
                    "/api/login",
                    policy("login.email", 4, "1m").by(KeyPart.IP, EMAIL),
                    policy("login.tenant", 4, "1m").by(new KeyPart.Header("X-Tenant")),
                    policy("login.key", 4, "1m").by(KeyPart.KEY, EMAIL),
                    policy("login.way", 4, "1m").by(KeyPart.ROUTE, KeyPart.METHOD))
            .open();

    @Test
    void areThoseOfTheTierAndOfEveryRoute() {
        assertThat(remaining(ANONYMOUS))
                .containsExactly(entry("free", 5L), entry("orders.each", 8L), entry("orders.ip", 9L));
        assertThat(remaining(MOBILE)).containsExactly(entry("gold", 50L), entry("orders.each", 8L));
    }

    @Test
    void nameThoseThatCountByWhatOnlyARequestSays() {
        assertThat(unknown(ANONYMOUS))
                .containsExactly(
                        entry("login.email", "json:/email"),
                        entry("login.tenant", "header:x-tenant"),
                        entry("orders.method", "method"));
        assertThat(unknown(MOBILE))
                .containsExactly(
                        entry("login.email", "ip json:/email"),
                        entry("login.key", "json:/email"),
                        entry("login.tenant", "header:x-tenant"),
                        entry("orders.method", "method"));
    }

    @Test
    void thatCannotBeNamedStayAsTheyAreAfterAReset() {
        TestRequest login = post("/api/login").json("{'email':'ada'}").header("X-Tenant", "acme");
        gateway.passing(1, login.key("secret"));

        assertThat(new ClientLimits(gateway.gateway.rules(), MOBILE, CALLER).reset())
                .containsExactly("orders.method", "login.email", "login.tenant", "login.key");
        assertThat(gateway.passing(9, login.key("secret"))).isEqualTo(3);
    }

    @Test
    void showWhatTheClientHasUsed() {
        gateway.passing(2, get("/api/orders"));
        gateway.passing(1, get("/api/x"));
        gateway.passing(3, get("/api/orders").key("secret"));

        assertThat(remaining(ANONYMOUS)).containsEntry("free", 2L).containsEntry("orders.each", 6L);
        assertThat(remaining(ANONYMOUS)).containsEntry("orders.ip", 4L);
        assertThat(remaining(MOBILE)).containsEntry("gold", 47L).containsEntry("orders.each", 5L);
    }

    @Test
    void areNotUsedByAsking() {
        for (int i = 0; i < 20; i++) {
            remaining(ANONYMOUS);
        }

        assertThat(gateway.passing(9, post("/api/x"))).isEqualTo(5);
    }

    @Test
    void areFullAgainAfterAReset() {
        gateway.passing(5, get("/api/orders"));

        new ClientLimits(gateway.gateway.rules(), ANONYMOUS, CALLER).reset();

        assertThat(remaining(ANONYMOUS))
                .containsExactly(entry("free", 5L), entry("orders.each", 8L), entry("orders.ip", 9L));
    }

    @Test
    void areResetForNobodyElse() {
        gateway.passing(4, get("/api/orders"));
        gateway.passing(4, get("/api/x").key("secret"));
        gateway.passing(4, get("/api/x").from("198.51.100.7"));

        new ClientLimits(gateway.gateway.rules(), ANONYMOUS, CALLER).reset();

        assertThat(remaining(MOBILE)).containsEntry("gold", 46L);
        assertThat(gateway.passing(5, get("/api/x").from("198.51.100.7"))).isEqualTo(1);
        assertThat(gateway.passing(9, get("/api/orders").from("203.0.113.7")))
                .as("what is left of the limit that all callers of the route share")
                .isEqualTo(2);
    }

    private Map<String, String> unknown(Client client) {
        Map<String, String> unknown = new TreeMap<>();
        for (LimitUsage usage : new ClientLimits(gateway.gateway.rules(), client, CALLER).usage()) {
            if (usage.state().isEmpty()) {
                unknown.put(
                        usage.policy().name(),
                        usage.unknown().stream().map(KeyPart::text).collect(Collectors.joining(" ")));
            }
        }
        return unknown;
    }

    private Map<String, Long> remaining(Client client) {
        Map<String, Long> remaining = new TreeMap<>();
        new ClientLimits(gateway.gateway.rules(), client, CALLER)
                .usage()
                .forEach(usage -> usage.state()
                        .ifPresent(state -> remaining.put(usage.policy().name(), state.remaining())));
        return remaining;
    }
}
