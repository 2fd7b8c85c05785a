package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.post;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.DeviceSession;
import gateway.web.config.JsonPointer;
import gateway.web.config.KeyPart;
import gateway.web.config.MissingPart;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Keys of limits with parts that are read out of the request. */
final class SentKeyTest {
    private static final KeyPart TENANT = new KeyPart.Header("X-Tenant");
    private static final KeyPart QUERY = new KeyPart.Query("q");
    private static final KeyPart EMAIL = new KeyPart.Json(JsonPointer.parse("/email"));
    private static final TestRequest CALL = post("/api/x");
    private static final TestRequest LOGIN = CALL.json("{'email':'ada@example.org'}");

    @Test
    void aHeaderCountsWhoeverSendsIt() {
        TestGateway gateway = limitedBy(TENANT);
        assertThat(gateway.passing(2, CALL.header("X-Tenant", "acme"))).isEqualTo(2);
        assertThat(gateway.passing(2, CALL.header("x-tenant", " ACME ").from("198.51.100.7")))
                .isEqualTo(1);
        assertThat(gateway.passing(9, CALL.header("X-Tenant", "other"))).isEqualTo(3);
    }

    @Test
    void aParameterOfTheQueryCounts() {
        TestGateway gateway = limitedBy(QUERY);
        assertThat(gateway.passing(2, get("/api/x?q=acme"))).isEqualTo(2);
        assertThat(gateway.passing(2, get("/api/x?page=2&%71=ACME+"))).isEqualTo(1);
        assertThat(gateway.passing(9, get("/api/x?q=other"))).isEqualTo(3);
    }

    @Test
    void aFieldOfTheBodyCountsHoweverItIsWritten() {
        TestGateway gateway = limitedBy(EMAIL);
        assertThat(gateway.passing(2, LOGIN)).isEqualTo(2);
        assertThat(gateway.passing(2, CALL.json("{ 'password':'x', 'email':' Ada@Example.ORG '}")))
                .isEqualTo(1);
        assertThat(gateway.passing(9, CALL.json("{'email':'bob@example.org'}"))).isEqualTo(3);
    }

    @Test
    void aNumberAndItsTextCountTogether() {
        TestGateway gateway = limitedBy(EMAIL);
        assertThat(gateway.passing(1, CALL.json("{'email':1}"))).isEqualTo(1);
        assertThat(gateway.passing(1, CALL.json("{'email':'1'}"))).isEqualTo(1);
        assertThat(gateway.passing(1, CALL.json("{'email':1e0}"))).isEqualTo(1);
        assertThat(gateway.passing(1, CALL.json("{'email':1.0}"))).isZero();
    }

    @Test
    void theUserOfADeviceCountsBeforeThatOfTheApplication() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 3, "1h").by(KeyPart.USER))
                .validator(code -> Optional.of(new DeviceSession(code, Optional.of("Ada"), Optional.empty())))
                .open();
        assertThat(gateway.passing(1, CALL.key("totp_1").ofUser("bob"))).isEqualTo(1);
        assertThat(gateway.passing(1, CALL.key("totp_2"))).isEqualTo(1);
        assertThat(gateway.passing(2, CALL.ofUser("ada"))).isEqualTo(1);
        assertThat(gateway.passing(9, CALL.ofUser("bob"))).isEqualTo(3);
        assertThat(gateway.send(CALL).refusal().field()).contains("user");
    }

    @Test
    void partsOfEqualTextsShareNothing() {
        TestGateway gateway = new TestConfig()
                .route("ip", "/api/ip", policy("ip.limit", 3, "1h").scope("s").by(KeyPart.IP))
                .route(
                        "tenant",
                        "/api/tenant",
                        policy("tenant.limit", 3, "1h").scope("s").by(TENANT))
                .route("q", "/api/q", policy("q.limit", 3, "1h").scope("s").by(QUERY))
                .open();
        assertThat(gateway.passing(9, get("/api/ip").from("192.0.2.9"))).isEqualTo(3);
        assertThat(gateway.passing(9, get("/api/tenant").header("X-Tenant", "192.0.2.9")))
                .isEqualTo(3);
        assertThat(gateway.passing(9, get("/api/q?q=192.0.2.9"))).isEqualTo(3);
    }

    @Test
    void allPartsOfAKeyTellCallersApart() {
        TestGateway gateway = limitedBy(KeyPart.IP, TENANT, EMAIL);
        TestRequest call = LOGIN.header("X-Tenant", "acme");
        assertThat(gateway.passing(9, call)).isEqualTo(3);
        assertThat(gateway.passing(9, call.from("198.51.100.7"))).isEqualTo(3);
        assertThat(gateway.passing(9, LOGIN.header("X-Tenant", "other"))).isEqualTo(3);
        assertThat(gateway.passing(9, call.json("{'email':'bob'}"))).isEqualTo(3);
    }

    @Test
    void routesWithOneScopeAndOneKeyCountTogether() {
        TestGateway gateway = new TestConfig()
                .route("a", "/api/a", policy("a.tries", 3, "1h").scope("tries").by(KeyPart.IP, EMAIL))
                .route("b", "/api/b", policy("b.tries", 3, "1h").scope("tries").by(KeyPart.IP, EMAIL))
                .open();
        assertThat(gateway.passing(2, post("/api/a").json("{'email':'ada'}"))).isEqualTo(2);
        assertThat(gateway.passing(2, post("/api/b").json("{'email':'Ada'}"))).isEqualTo(1);
        assertThat(gateway.passing(9, post("/api/b").json("{'email':'bob'}"))).isEqualTo(3);
    }

    @Test
    void severalWindowsHoldAtOnce() {
        TestGateway gateway = new TestConfig()
                .tier(
                        "free",
                        policy("free.second", 2, "1s").by(EMAIL),
                        policy("free.minute", 3, "1m").by(EMAIL),
                        policy("free.address", 4, "1h").by(KeyPart.IP))
                .open();
        assertThat(gateway.passing(9, LOGIN)).isEqualTo(2);
        gateway.advance(Duration.ofSeconds(1));
        assertThat(gateway.passing(9, LOGIN)).isEqualTo(1);
        gateway.advance(Duration.ofMinutes(1));
        assertThat(gateway.passing(9, LOGIN)).isEqualTo(1);
    }

    static Stream<TestRequest> lackingRequests() {
        return Stream.of(
                CALL,
                CALL.json(""),
                CALL.json("{}"),
                CALL.json("email=ada"),
                CALL.json("{'email':null}"),
                CALL.json("{'email':['ada']}"),
                CALL.json("{'email':'ada','email':'bob'}"));
    }

    @ParameterizedTest
    @MethodSource("lackingRequests")
    void whatLacksAPartIsRefusedAndToldWhich(TestRequest request) {
        TestResponse response = limitedBy(KeyPart.IP, EMAIL).send(request);
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.refusal().field()).contains("json:/email");
        assertThat(response.refusal().detail())
                .isEqualTo("The request lacks what a limit counts by: json:/email.")
                .doesNotContain("ada");
    }

    @ParameterizedTest
    @MethodSource("lackingRequests")
    void orPassesUnderTheOtherLimits(TestRequest request) {
        TestGateway gateway = new TestConfig()
                .tier(
                        "free",
                        policy("free.email", 1, "1h").by(EMAIL).missing(MissingPart.SKIP),
                        policy("free.address", 3, "1h").by(KeyPart.IP))
                .open();
        assertThat(gateway.passing(9, request)).isEqualTo(3);
    }

    @ParameterizedTest
    @MethodSource("lackingRequests")
    void orCountsByItsAddress(TestRequest request) {
        TestGateway gateway = open(policy("free", 3, "1h").by(EMAIL).missing(MissingPart.IP));
        assertThat(gateway.passing(9, request)).isEqualTo(3);
        assertThat(gateway.passing(9, request.from("198.51.100.7"))).isEqualTo(3);
        assertThat(gateway.passing(9, LOGIN)).isEqualTo(3);
    }

    @Test
    void anAddressThatStandsInSharesNothingWithATextOfThatForm() {
        TestGateway gateway = open(policy("free", 3, "1h").by(TENANT).missing(MissingPart.IP));
        assertThat(gateway.passing(9, CALL)).isEqualTo(3);
        assertThat(gateway.passing(9, CALL.header("X-Tenant", "192.0.2.1"))).isEqualTo(3);
    }

    @Test
    void aBodyThatIsTooLongIs413() {
        TestResponse response = limitedBy(EMAIL).send(CALL.with(InspectedBody.Unread.TOO_LARGE));
        assertThat(response.status()).isEqualTo(413);
        assertThat(response.error()).isEqualTo("Body too large");
        assertThat(response.refusal().field()).contains("json:/email");
    }

    @Test
    void orAMissingPartLikeAnyOther() {
        TestRequest large = CALL.with(InspectedBody.Unread.TOO_LARGE);
        assertThat(open(policy("free", 3, "1h").by(EMAIL).missing(MissingPart.IP))
                        .passing(9, large))
                .isEqualTo(3);
        assertThat(open(policy("free", 3, "1h").by(EMAIL).missing(MissingPart.SKIP))
                        .passing(9, large))
                .isEqualTo(9);
    }

    @ParameterizedTest
    @EnumSource(MissingPart.class)
    void aBodyThatCannotBeReadIsRefusedInAnyCase(MissingPart missing) {
        TestGateway gateway = open(policy("free", 3, "1h").by(EMAIL).missing(missing));
        assertThat(gateway.send(CALL.with(InspectedBody.Unread.BROKEN)).status())
                .isEqualTo(400);
        assertThat(gateway.log).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(InspectedBody.Unread.class)
    void aShadowLimitRefusesNothing(InspectedBody.Unread body) {
        TestGateway gateway = open(policy("free", 1, "1h").by(EMAIL).shadow());
        assertThat(gateway.passing(9, CALL.with(body))).isEqualTo(9);
    }

    @Test
    void aRefusedRequestSpendsNothing() {
        TestGateway gateway = new TestConfig()
                .tier(
                        "free",
                        policy("free.address", 3, "1h").by(KeyPart.IP),
                        policy("free.email", 9, "1h").by(EMAIL))
                .open();
        assertThat(gateway.passing(9, CALL)).isZero();
        assertThat(gateway.passing(9, LOGIN)).isEqualTo(3);
    }

    @Test
    void aBodyIsReadOnlyForALimitThatApplies() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 3, "1h").by(KeyPart.IP))
                .tier("gold", policy("gold", 3, "1h").by(EMAIL))
                .key("a", "secret-a", "gold")
                .route("plain", "/api/plain")
                .open();
        TestRequest broken = CALL.with(InspectedBody.Unread.BROKEN);
        assertThat(gateway.send(broken).status()).isEqualTo(200);
        assertThat(gateway.send(broken.key("secret-a")).status()).isEqualTo(400);
        assertThat(gateway.gateway.begin(CALL).inspectsBody()).isTrue();
        assertThat(gateway.gateway.begin(get("/api/gateway/keys")).inspectsBody())
                .isFalse();
        assertThat(limitedBy(KeyPart.IP).gateway.begin(CALL).inspectsBody()).isFalse();
    }

    private static TestGateway limitedBy(KeyPart... parts) {
        return open(policy("free", 3, "1h").by(parts));
    }

    private static TestGateway open(TestPolicy policy) {
        return new TestConfig().tier("free", policy).open();
    }
}
