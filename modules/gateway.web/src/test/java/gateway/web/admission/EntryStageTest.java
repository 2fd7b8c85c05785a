package gateway.web.admission;

import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.post;
import static gateway.web.admission.TestRequest.request;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is refused before anybody is asked who sends it. */
final class EntryStageTest {

    @ParameterizedTest
    @ValueSource(strings = {"/api/../x", "//api", "/api/%zz", "/api/x?a=\"b\"", "/api/%00", "*"})
    void malformedTargetsAreBadRequests(String target) {
        TestResponse response = new TestConfig().open().send(get(target));
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.error()).isEqualTo("Bad request");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Transfer-Encoding | gzip, chunked",
                "Transfer-Encoding | identity",
                "Transfer-Encoding | xchunked",
                "Content-Length | 0, 0",
                "Content-Length | +0",
                "Content-Length | -1",
                "Content-Length | 0x0",
                "Content-Length | 9999999999999999999",
                "Content-Length | ''"
            })
    void lengthsThatCanBeReadInTwoWaysAreBadRequests(String name, String value) {
        assertThat(new TestConfig()
                        .open()
                        .send(post("/api/x").header(name, value))
                        .status())
                .isEqualTo(400);
    }

    @Test
    void aLengthThatIsToldTwiceIsABadRequest() {
        TestRequest twice = post("/api/x").header("Content-Length", "5").header("Content-Length", "5");
        assertThat(new TestConfig().open().send(twice).status()).isEqualTo(400);
    }

    @Test
    void aLengthBesideChunksIsABadRequest() {
        TestRequest both = post("/api/x").header("Content-Length", "5").header("Transfer-Encoding", "chunked");
        assertThat(new TestConfig().open().send(both).status()).isEqualTo(400);
    }

    @Test
    void chunksAndOneLengthPass() {
        TestGateway gateway = new TestConfig().open();
        assertThat(gateway.send(post("/api/x").header("Transfer-Encoding", "Chunked"))
                        .status())
                .isEqualTo(200);
        assertThat(gateway.send(post("/api/x").header("Content-Length", "5")).status())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"TRACE", "CONNECT", "trace"})
    void traceAndConnectAreNotServed(String method) {
        TestResponse response = new TestConfig().open().send(request(method, "/api/x"));
        assertThat(response.status()).isEqualTo(405);
        assertThat(response.header("Allow")).contains("GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
    }

    @Test
    void otherMethodsPass() {
        TestGateway gateway = new TestConfig().open();
        assertThat(gateway.send(request("FOO", "/api/x")).status()).isEqualTo(200);
        assertThat(gateway.send(request("OPTIONS", "/api/x")).status()).isEqualTo(200);
        assertThat(gateway.send(request("HEAD", "/api/x")).status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/api/gateway", "/api/gateway/keys", "/dashboard", "/dashboard/index.xhtml", "/api/%67ateway"})
    void withAnAdminPortManagementAnswersThereOnly(String path) {
        TestGateway gateway = new TestConfig().adminPort(9081).open();
        assertThat(gateway.send(get(path).on(9081)).status()).isEqualTo(200);
        assertThat(gateway.send(get(path).on(9080)).error()).isEqualTo("Not found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/x", "/api/gatewayx", "/dashboards", "/"})
    void withAnAdminPortNothingElseAnswersThere(String path) {
        TestGateway gateway = new TestConfig().adminPort(9081).open();
        assertThat(gateway.send(get(path).on(9081)).status()).isEqualTo(404);
        assertThat(gateway.send(get(path).on(9080)).status()).isEqualTo(200);
    }

    @Test
    void withoutAnAdminPortEverythingAnswersOnAnyPort() {
        TestGateway gateway = new TestConfig().open();
        assertThat(gateway.send(get("/api/gateway").on(9080)).status()).isEqualTo(200);
        assertThat(gateway.send(get("/api/x").on(9080)).status()).isEqualTo(200);
    }

    @Test
    void withFaultsInItsConfigurationManagementAloneIsServed() {
        TestGateway gateway = new TestConfig()
                .fault("gateway.global.window", "is \"1\"")
                .key("admin", "secret", "free")
                .open();
        TestResponse refused = gateway.send(get("/api/x"));
        assertThat(refused.error()).isEqualTo("Gateway unavailable");
        assertThat(refused.header("Retry-After")).contains("1");
        assertThat(gateway.send(get("/api/gateway/config").key("secret")).status())
                .isEqualTo(200);
        assertThat(gateway.failures(Failures.Part.TIER)).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api%2fgateway/keys", "/api/gateway%2fkeys/../x", "/dashboard%3bx", "/api/secure%2fx"})
    void aSeparatorMustNotBeEncodedWhereRulesDependOnIt(String path) {
        TestGateway gateway =
                new TestConfig().secure("secure", "/api/secure/**").open();
        assertThat(gateway.send(get(path)).status()).isEqualTo(400);
    }

    @Test
    void elsewhereAnEncodedSlashPasses() {
        TestGateway gateway = new TestConfig().route("orders", "/api/orders/**").open();
        assertThat(gateway.send(get("/api/orders/a%2fb")).exchange().route()).contains("orders");
        assertThat(gateway.send(get("/api/gateway/keys/a%2fb")).status()).isEqualTo(200);
    }
}
