package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.request;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Case J03, headers: no cache gives one caller's response to another. */
final class CacheHeadersTest {
    private final TestConfig config = new TestConfig()
            .tier("free", policy("free", 2, "1h"))
            .secure("secure", "/api/secure")
            .key("a", "secret", "free")
            .blocking("203.0.113.9");

    @Test
    void noRefusalIsStored() {
        TestGateway gateway = config.open();
        gateway.passing(2, get("/api/x"));
        assertNoStore(gateway, get("/api/../x"), 400);
        assertNoStore(gateway, get("/api/secure"), 401);
        assertNoStore(gateway, get("/api/x").key("unknown"), 401);
        assertNoStore(gateway, get("/api/x").from("203.0.113.9"), 403);
        assertNoStore(gateway, request("TRACE", "/api/x"), 405);
        assertNoStore(gateway, get("/api/x"), 429);
        assertNoStore(gateway, request("HEAD", "/api/x"), 429);
    }

    @Test
    void noErrorOfAResourceIsStored() {
        TestGateway gateway = config.open();
        Exchange exchange = gateway.gateway.begin(get("/api/x").key("secret"));
        gateway.enter(exchange);
        TestHeaders headers = new TestHeaders().with("Cache-Control", "public, max-age=300");
        ResponseHeaders.writeError(exchange, headers);
        assertThat(headers.get("Cache-Control")).contains("no-store");
    }

    @ParameterizedTest
    @CsvSource({
        "'',                             private",
        "'public, max-age=300',          'private, max-age=300'",
        "'PUBLIC',                       private",
        "'s-maxage=9, max-age=3',        'private, max-age=3'",
        "'no-cache',                     'private, no-cache'",
        "'private, max-age=1',           'private, max-age=1'",
        "'no-store',                     no-store",
        "'max-age=3, No-Store',          'max-age=3, No-Store'",
    })
    void noAnswerToAKeyedRequestIsShared(String resource, String sent) {
        TestHeaders headers = new TestHeaders();
        if (!resource.isEmpty()) {
            headers.with("Cache-Control", resource);
        }
        TestResponse response = config.open().send(get("/api/x").key("secret"), headers);
        assertThat(response.header("Cache-Control")).contains(sent);
        assertThat(response.header("Vary")).contains("X-API-Key");
    }

    @Test
    void whatAResourceVariesByStands() {
        TestGateway gateway = config.origins("https://app.example").open();
        TestHeaders headers = new TestHeaders().with("Vary", "Accept, x-api-key", "Accept-Encoding");
        assertThat(gateway.send(get("/api/x").key("secret"), headers).header("Vary"))
                .contains("Accept, x-api-key, Accept-Encoding, Origin");
        assertThat(gateway.send(get("/api/x").key("secret"), new TestHeaders().with("Vary", "*"))
                        .header("Vary"))
                .contains("*");
    }

    @Test
    void answersToAnonymousRequestsAreTheResourcesBusiness() {
        TestHeaders headers = new TestHeaders().with("Cache-Control", "public, max-age=300");
        TestResponse response = config.open().send(get("/api/x"), headers);
        assertThat(response.header("Cache-Control")).contains("public, max-age=300");
        assertThat(response.header("Vary")).isEmpty();
    }

    private static void assertNoStore(TestGateway gateway, TestRequest request, int status) {
        TestResponse response = gateway.send(request);
        assertThat(response.status()).isEqualTo(status);
        assertThat(response.header("Cache-Control")).contains("no-store");
    }
}
