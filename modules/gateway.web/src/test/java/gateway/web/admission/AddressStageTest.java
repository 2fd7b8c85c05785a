package gateway.web.admission;

import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which addresses are let in, and what the others learn. */
final class AddressStageTest {
    private final TestConfig config =
            new TestConfig().secure("secure", "/api/secure/**").key("mobile", "valid-secret", "free");

    @Test
    void blockedAddressesAreRefused() {
        TestGateway gateway = config.blocking("203.0.113.0/24").open();
        TestResponse response = gateway.send(get("/api/x").from("203.0.113.9"));
        assertThat(response.status()).isEqualTo(403);
        assertThat(response.error()).isEqualTo("IP is blocked");
        assertThat(gateway.send(get("/api/x").from("203.0.114.9")).status()).isEqualTo(200);
    }

    @Test
    void anAllowlistLetsInNobodyElse() {
        TestGateway gateway = config.allowing("2001:db8::/32").open();
        assertThat(gateway.send(get("/api/x").from("2001:db8::1")).status()).isEqualTo(200);
        assertThat(gateway.send(get("/api/x").from("198.51.100.7")).error()).isEqualTo("IP not in allowlist");
    }

    @ParameterizedTest
    @ValueSource(strings = {"valid-secret", "unknown", "two words", ""})
    void aRefusedAddressLearnsNothingAboutKeys(String secret) {
        TestGateway gateway = config.blocking("203.0.113.9").open();
        TestResponse response =
                gateway.send(get("/api/secure/x").from("203.0.113.9").key(secret));
        assertThat(response.error()).isEqualTo("IP is blocked");
        assertThat(response.headers().names())
                .containsExactly("Cache-Control", "X-Content-Type-Options", "X-Request-Id");
    }

    @Test
    void whatIsChangedAtRunTimeIsInForceAtOnce() {
        TestGateway gateway = config.blocking("203.0.113.9").open();
        AddressRuleStore store = gateway.stores.addressRules();
        assertThat(gateway.send(get("/api/x").from("198.51.100.7")).status()).isEqualTo(200);
        assertThat(store.replace(store.current(), blocking("198.51.100.0/24"))).isTrue();
        assertThat(gateway.send(get("/api/x").from("198.51.100.7")).status()).isEqualTo(403);
        assertThat(gateway.send(get("/api/x").from("203.0.113.9")).status()).isEqualTo(403);
        assertThat(store.replace(store.current(), AddressRuleChanges.NONE)).isTrue();
        assertThat(gateway.send(get("/api/x").from("198.51.100.7")).status()).isEqualTo(200);
    }

    private static AddressRuleChanges blocking(String block) {
        return new AddressRuleChanges(Optional.empty(), Optional.empty(), List.of(), List.of(block));
    }

    @Test
    void managementObeysTheSameRules() {
        TestGateway gateway = config.blocking("203.0.113.9").open();
        assertThat(gateway.send(get("/api/gateway").from("203.0.113.9")).status())
                .isEqualTo(403);
        assertThat(gateway.send(get("/dashboard/").from("203.0.113.9")).status())
                .isEqualTo(403);
    }

    @Test
    void theAddressIsThatWhichATrustedProxyReports() {
        TestGateway gateway =
                config.trusting("127.0.0.1").blocking("203.0.113.9").open();
        TestRequest viaProxy = get("/api/x").from("127.0.0.1").header("X-Forwarded-For", "198.51.100.7, 203.0.113.9");
        assertThat(gateway.send(viaProxy).status()).isEqualTo(403);
        assertThat(gateway.send(viaProxy.from("198.51.100.1")).status()).isEqualTo(200);
    }

    @Test
    void aPeerWithoutAnAddressIsTheUnspecifiedOne() {
        TestGateway gateway = config.blocking("::/128").open();
        assertThat(gateway.send(get("/api/x").from("a local socket")).status()).isEqualTo(403);
    }
}
