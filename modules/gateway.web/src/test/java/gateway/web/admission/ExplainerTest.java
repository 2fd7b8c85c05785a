package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import gateway.api.client.ApiKey;
import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import gateway.security.address.AddressVerdict;
import gateway.web.admission.Explanation.TierOrigin;
import gateway.web.config.JsonPointer;
import gateway.web.config.KeyPart;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ExplainerTest {
    private static final IpAddress CALLER = IpAddress.parse("192.0.2.1").orElseThrow();
    private static final Client MOBILE = new Client.KeyHolder(
            new ApiKey("mobile", "mobile", Optional.of("gold"), Set.of(), Optional.empty(), Optional.empty(), true));

    private final TestConfig config = new TestConfig()
            .global(policy("global", 1000, "1m"))
            .tier("free", policy("free", 5, "1m"))
            .tier("gold", policy("gold", 50, "1m"))
            .key("mobile", "secret", "gold")
            .secure("secure", "/api/secure")
            .route("orders", "/api/orders/**", policy("orders.ip", 3, "1m").by(KeyPart.IP));

    @Test
    void namesEveryLimitThatWouldBeAskedWithWhatIsLeftOfIt() {
        TestGateway gateway = config.open();
        gateway.passing(2, get("/api/orders"));

        Explanation explanation = explain(gateway, "/api/orders/7", anonymous());

        assertThat(explanation.route()).contains("orders");
        assertThat(explanation.limits())
                .extracting(
                        usage -> usage.policy().name(),
                        LimitUsage::limit,
                        usage -> usage.state().orElseThrow().remaining())
                .containsExactly(tuple("orders.ip", 3L, 1L), tuple("free", 5L, 3L), tuple("global", 1000L, 998L));
        assertThat(explanation.refusal()).isEmpty();
    }

    @Test
    void spendsNothingHoweverOftenItIsAsked() {
        TestGateway gateway = config.open();

        for (int i = 0; i < 20; i++) {
            explain(gateway, "/api/orders", anonymous());
        }

        assertThat(gateway.passing(5, get("/api/orders"))).isEqualTo(3);
        assertThat(gateway.log).hasSize(5);
    }

    @Test
    void saysWhichLimitWouldRefuse() {
        TestGateway gateway = config.open();
        gateway.passing(3, get("/api/orders"));

        Explanation explanation = explain(gateway, "/api/orders", anonymous());

        assertThat(explanation.refusal()).hasValueSatisfying(refusal -> {
            assertThat(refusal.kind()).isEqualTo(RefusalKind.RATE_LIMIT_EXCEEDED);
            assertThat(refusal.exceeded()).map(Refusal.Exceeded::policy).contains("orders.ip");
        });
    }

    @Test
    void letsAShadowLimitRefuseNothing() {
        TestGateway gateway =
                config.tier("free", policy("free", 1, "1m").shadow()).open();
        gateway.passing(1, get("/api/x"));

        Explanation explanation = explain(gateway, "/api/x", anonymous());

        assertThat(explanation.limits().get(0).policy().shadow()).isTrue();
        assertThat(explanation.refusal()).isEmpty();
    }

    @Test
    void saysWhereTheTierComesFrom() {
        TestGateway gateway = config.open();

        assertThat(explain(gateway, "/api/x", anonymous()).tierOrigin()).isEqualTo(TierOrigin.DEFAULT);
        assertThat(explain(gateway, "/api/x", anonymous()).tier()).isEqualTo("free");
        assertThat(explain(gateway, "/api/x", MOBILE).tierOrigin()).isEqualTo(TierOrigin.CREDENTIAL);
        assertThat(explain(gateway, "/api/x", MOBILE).tier()).isEqualTo("gold");
    }

    @Test
    void saysWhetherAKeyIsRequired() {
        TestGateway gateway = config.open();

        assertThat(explain(gateway, "/api/secure", anonymous()).refusal())
                .map(Refusal::kind)
                .contains(RefusalKind.API_KEY_REQUIRED);
        assertThat(explain(gateway, "/api/secure", MOBILE).requiresKey()).isTrue();
        assertThat(explain(gateway, "/api/secure", MOBILE).refusal()).isEmpty();
    }

    @Test
    void refusesWhoeverHasAKeyThatOpensNothing() {
        Question question = new Question("GET", "/api/x", MOBILE, false, CALLER);

        assertThat(new Explainer(config.open().gateway.rules())
                        .explain(question)
                        .refusal())
                .map(Refusal::kind)
                .contains(RefusalKind.INVALID_API_KEY);
    }

    @Test
    void saysWhatTheAddressRulesSay() {
        Explanation explanation = explain(config.blocking("192.0.2.0/24").open(), "/api/x", anonymous());

        assertThat(explanation.address()).isEqualTo(AddressVerdict.BLOCKED);
        assertThat(explanation.refusal()).map(Refusal::kind).contains(RefusalKind.ADDRESS_BLOCKED);
    }

    @Test
    void saysOfALimitWhichPartsOfItsKeyOnlyARequestSays() {
        TestGateway gateway = config.route(
                        "login",
                        "/api/login",
                        policy("login.email", 1, "1m")
                                .by(KeyPart.IP, new KeyPart.Json(JsonPointer.parse("/email")), KeyPart.USER),
                        policy("login.page", 1, "1m").by(new KeyPart.Query("page")),
                        policy("login.tenant", 1, "1m").by(TestResolver.tenant(request -> {
                            throw new AssertionError("nobody has sent a request");
                        })))
                .open();

        List<LimitUsage> limits =
                explain(gateway, "/api/login?page=2", anonymous()).limits();

        assertThat(limits.get(0).unknown()).extracting(KeyPart::text).containsExactly("json:/email", "user");
        assertThat(limits.get(0).state()).isEmpty();
        assertThat(limits.get(0).passes()).isTrue();
        assertThat(limits.get(1).unknown()).isEmpty();
        assertThat(limits.get(1).state().orElseThrow().remaining()).isEqualTo(1);
        assertThat(limits.get(2).unknown()).extracting(KeyPart::text).containsExactly("tenant");
    }

    @Test
    void refusesWhatLacksAParameterByWhichALimitCounts() {
        TestGateway gateway = config.route(
                        "search", "/api/search", policy("search.q", 1, "1m").by(new KeyPart.Query("q")))
                .open();

        assertThat(explain(gateway, "/api/search?q=", anonymous()).refusal())
                .flatMap(Refusal::field)
                .contains("query:q");
    }

    @Test
    void asksNoLimitAboutTheManagementApi() {
        assertThat(explain(config.open(), "/api/gateway/keys", anonymous()).limits())
                .isEmpty();
    }

    @Test
    void saysWhyATargetIsNotAccepted() {
        assertThat(explain(config.open(), "/api/../x", anonymous()).refusal())
                .map(Refusal::kind)
                .contains(RefusalKind.BAD_REQUEST);
    }

    @Test
    void saysThatNothingIsServedWhileTheConfigurationHasFaults() {
        TestGateway degraded = config.fault("gateway.x", "is wrong").open();

        assertThat(explain(degraded, "/api/x", anonymous()).refusal())
                .map(Refusal::kind)
                .contains(RefusalKind.UNAVAILABLE);
    }

    private static Client anonymous() {
        return new Client.Anonymous(CALLER);
    }

    private static Explanation explain(TestGateway gateway, String target, Client client) {
        return new Explainer(gateway.gateway.rules()).explain(new Question("GET", target, client, true, CALLER));
    }
}
