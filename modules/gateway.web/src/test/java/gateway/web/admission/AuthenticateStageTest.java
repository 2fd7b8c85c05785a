package gateway.web.admission;

import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.preflight;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.RouteConfig;
import gateway.web.config.RouteConfig.LimitsMode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who calls, and in which tier. */
final class AuthenticateStageTest {
    @RegisterExtension
    final CapturedLog capturedLog = new CapturedLog();

    private final TestConfig config = new TestConfig()
            .tier("gold")
            .tier("guest")
            .secure("secure", "/api/secure/**")
            .key("mobile", "valid-secret", "gold")
            .key("orphan", "orphans-secret", "gone");

    @Test
    void withoutAKeyItIsTheAddressInTheDefaultTier() {
        Exchange exchange =
                config.open().send(get("/api/x").from("198.51.100.7")).exchange();
        assertThat(exchange.client().id()).isEqualTo("198.51.100.7");
        assertThat(exchange.client().authenticated()).isFalse();
        assertThat(exchange.tier()).contains("free");
    }

    @Test
    void withAKeyItIsTheKeyInItsTier() {
        Exchange exchange =
                config.open().send(get("/api/x").key("valid-secret")).exchange();
        assertThat(exchange.client().id()).isEqualTo("mobile");
        assertThat(exchange.client().authenticated()).isTrue();
        assertThat(exchange.tier()).contains("gold");
    }

    @Test
    void aKeyMayStandInTheQuery() {
        Exchange exchange =
                config.open().send(get("/api/x?apiKey=valid-secret")).exchange();
        assertThat(exchange.client().id()).isEqualTo("mobile");
    }

    @ParameterizedTest
    @ValueSource(strings = {"unknown", "two words", "totp_x", "valid-secret,valid-secret"})
    void aKeyThatOpensNothingIsRefused(String secret) {
        TestResponse response = config.open().send(get("/api/x").key(secret));
        assertThat(response.status()).isEqualTo(401);
        assertThat(response.error()).isEqualTo("Invalid or revoked API key");
        assertThat(response.header("WWW-Authenticate")).contains("ApiKey realm=\"gateway\"");
        assertThat(response.body()).doesNotContain(secret);
    }

    @Test
    void twoKeysAreRefusedEvenIfEqual() {
        TestRequest request = get("/api/x?apiKey=valid-secret").key("valid-secret");
        assertThat(config.open().send(request).error()).isEqualTo("Invalid or revoked API key");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t"})
    void anEmptyKeyIsNone(String secret) {
        assertThat(config.open().send(get("/api/x").key(secret)).status()).isEqualTo(200);
        assertThat(config.open().send(get("/api/secure/x").key(secret)).error()).isEqualTo("API key required");
    }

    @Test
    void aRouteMayRequireAKey() {
        TestResponse response = config.open().send(get("/api/secure/x"));
        assertThat(response.status()).isEqualTo(401);
        assertThat(response.error()).isEqualTo("API key required");
        assertThat(response.header("WWW-Authenticate")).isPresent();
        assertThat(config.open().send(get("/api/secure/x").key("valid-secret")).status())
                .isEqualTo(200);
    }

    @Test
    void aRouteMayHaveATierForAnonymousCallers() {
        TestGateway gateway = config.route(new RouteConfig(
                        "open",
                        TestConfig.pattern("/api/open"),
                        Set.of(),
                        false,
                        Optional.of("guest"),
                        LimitsMode.ADD,
                        1,
                        List.of(),
                        Optional.empty(),
                        Optional.empty()))
                .open();
        assertThat(gateway.send(get("/api/open")).exchange().tier()).contains("guest");
        assertThat(gateway.send(get("/api/open").key("valid-secret")).exchange().tier())
                .contains("gold");
    }

    @Test
    void aTierThatIsGoneMeansTheDefaultTier() {
        TestGateway gateway = config.open();
        assertThat(gateway.send(get("/api/x").key("orphans-secret")).exchange().tier())
                .contains("free");
        assertThat(gateway.failures(Failures.Part.TIER)).isEqualTo(1);
        assertThat(capturedLog.messages()).containsExactly("tier gone does not exist; its callers get the default");
    }

    @Test
    void managementTakesKeysFromTheHeaderOnly() {
        TestGateway gateway = config.open();
        assertThat(gateway.send(get("/api/gateway?apiKey=valid-secret"))
                        .exchange()
                        .client()
                        .authenticated())
                .isFalse();
        assertThat(gateway.send(get("/api/gateway").key("valid-secret"))
                        .exchange()
                        .client()
                        .authenticated())
                .isTrue();
    }

    @Test
    void aPreflightShowsNoKey() {
        TestResponse response = config.open().send(preflight("/api/x?apiKey=unknown", "https://app.example"));
        assertThat(response.status()).isEqualTo(204);
        assertThat(response.exchange().client().authenticated()).isFalse();
    }
}
