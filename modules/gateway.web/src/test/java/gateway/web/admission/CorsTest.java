package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.preflight;
import static gateway.web.admission.TestRequest.request;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases J01 and J05 without a server: what browsers may ask and read. */
final class CorsTest {
    private static final String APP = "https://app.example";
    private static final String EVIL = "https://evil.example";

    private final TestConfig config = new TestConfig()
            .tier("free", policy("free", 4, "1h"))
            .global(policy("global", 100, "1h"))
            .secure("secure", "/api/secure/**")
            .key("a", "secret", "free")
            .origins(APP);

    @Test
    void preflightsSpendNothing() {
        TestGateway gateway = config.open();
        for (int i = 0; i < 200; i++) {
            assertThat(gateway.send(preflight("/api/x", APP)).status()).isEqualTo(204);
        }
        assertThat(gateway.passing(5, request("PUT", "/api/x").key("secret"))).isEqualTo(4);
        assertThat(gateway.passing(5, request("PUT", "/api/x"))).isEqualTo(4);
        TestResponse afterExhaustion = gateway.send(preflight("/api/x", APP));
        assertThat(afterExhaustion.status()).isEqualTo(204);
        assertThat(afterExhaustion.header("X-RateLimit-Limit")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/secure/x", "/api/x", "/nowhere", "/api/secure/x?apiKey=unknown"})
    void preflightsNeedNoKeyAndNoRoute(String target) {
        TestResponse response = config.open().send(preflight(target, APP));
        assertThat(response.status()).isEqualTo(204);
        assertThat(response.header("Access-Control-Allow-Origin")).contains(APP);
        assertThat(response.header("Access-Control-Allow-Methods")).contains("GET, PUT");
        assertThat(response.header("Access-Control-Allow-Headers")).contains("Content-Type, X-API-Key");
        assertThat(response.header("Access-Control-Max-Age")).contains("600");
        assertThat(response.header("Vary")).contains("Origin");
    }

    @Test
    void preflightsOfUnknownOriginsAreAnsweredWithoutAllowingAnything() {
        TestResponse response = config.open().send(preflight("/api/secure/x", EVIL));
        assertThat(response.status()).isEqualTo(204);
        assertThat(response.headers().names()).containsExactly("Vary", "X-Content-Type-Options", "X-Request-Id");
    }

    @Test
    void preflightsObeyAddressRules() {
        TestGateway gateway = config.blocking("203.0.113.9").open();
        assertThat(gateway.send(preflight("/api/x", APP).from("203.0.113.9")).status())
                .isEqualTo(403);
    }

    @Test
    void otherOptionsAreRequestsLikeAnyOther() {
        TestGateway gateway = config.open();
        TestRequest plain = request("OPTIONS", "/api/secure/x");
        assertThat(gateway.send(plain).status()).isEqualTo(401);
        assertThat(gateway.send(plain.header("Origin", APP)).status()).isEqualTo(401);
        assertThat(gateway.passing(5, plain.key("secret"))).isEqualTo(4);
    }

    @Test
    void pagesOfKnownOriginsMayReadResponsesAndTheirRateHeaders() {
        TestResponse response = config.open().send(get("/api/x").header("Origin", APP));
        assertThat(response.header("Access-Control-Allow-Origin")).contains(APP);
        assertThat(response.header("Access-Control-Allow-Credentials")).isEmpty();
        assertThat(response.header("Access-Control-Expose-Headers"))
                .contains("X-Request-Id, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset");
    }

    @Test
    void refusalsAreReadableToo() {
        TestResponse response = config.open().send(get("/api/secure/x").header("Origin", APP));
        assertThat(response.status()).isEqualTo(401);
        assertThat(response.header("Access-Control-Allow-Origin")).contains(APP);
    }

    @Test
    void headersThatAResourceHasSetAreThereOnce() {
        TestHeaders headers = new TestHeaders().with("Access-Control-Allow-Origin", "*", EVIL);
        TestResponse response = config.open().send(get("/api/x").header("Origin", APP), headers);
        assertThat(response.headers().values("Access-Control-Allow-Origin")).containsExactly(APP);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {EVIL, "null", "https://app.example.evil.example", "HTTPS://APP.EXAMPLE", "http://app.example"})
    void nobodyElseMay(String origin) {
        TestResponse response = config.open().send(get("/api/x").header("Origin", origin));
        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("Access-Control-Allow-Origin")).isEmpty();
        assertThat(response.header("Vary")).contains("Origin");
    }

    @Test
    void twoOriginsAreNone() {
        TestRequest request = get("/api/x").header("Origin", APP).header("Origin", EVIL);
        assertThat(config.open().send(request).header("Access-Control-Allow-Origin"))
                .isEmpty();
    }

    @Test
    void credentialsAreAllowedByChoice() {
        TestResponse response = config.cookies().open().send(get("/api/x").header("Origin", APP));
        assertThat(response.header("Access-Control-Allow-Credentials")).contains("true");
    }

    @Test
    void everyOriginMayBeAllowed() {
        TestResponse response = config.origins("*").open().send(get("/api/x").header("Origin", EVIL));
        assertThat(response.header("Access-Control-Allow-Origin")).contains("*");
        assertThat(response.header("Vary")).isEmpty();
    }

    @Test
    void managementIsForOriginsThatAreNamedAndWithoutCookies() {
        TestGateway gateway = config.cookies().open();
        TestResponse response = gateway.send(get("/api/gateway/keys").header("Origin", APP));

        assertThat(response.header("Access-Control-Allow-Origin")).contains(APP);
        assertThat(response.header("Access-Control-Allow-Credentials")).isEmpty();
        assertThat(gateway.send(preflight("/api/gateway/keys", APP)).header("Access-Control-Allow-Origin"))
                .contains(APP);
        assertThat(gateway.send(preflight("/api/gateway/keys", EVIL)).header("Access-Control-Allow-Origin"))
                .isEmpty();
    }

    @Test
    void managementIsNotForEverybody() {
        TestGateway gateway = config.origins("*").open();

        assertThat(gateway.send(get("/api/gateway/keys").header("Origin", APP)).header("Access-Control-Allow-Origin"))
                .isEmpty();
        assertThat(gateway.send(preflight("/api/gateway/keys", APP)).header("Access-Control-Allow-Origin"))
                .isEmpty();
    }
}
