package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.post;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.ApiKey;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import gateway.web.config.KeyPart;
import gateway.web.config.MissingPart;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whose permits a request spends. */
final class LimitKeyTest {
    private static final TestRequest FIRST = get("/api/x").from("198.51.100.7");
    private static final TestRequest SECOND = get("/api/x").from("198.51.100.8");

    @Test
    void byClientAKeyCountsWhereverItIsUsed() {
        TestGateway gateway = limitedBy(KeyPart.CLIENT);
        assertThat(gateway.passing(2, FIRST.key("secret-a"))).isEqualTo(2);
        assertThat(gateway.passing(2, SECOND.key("secret-a"))).isEqualTo(1);
        assertThat(gateway.passing(4, FIRST.key("secret-b"))).isEqualTo(3);
        assertThat(gateway.passing(4, FIRST)).isEqualTo(3);
    }

    @Test
    void byAddressKeysMakeNoDifference() {
        TestGateway gateway = limitedBy(KeyPart.IP);
        assertThat(gateway.passing(2, FIRST.key("secret-a"))).isEqualTo(2);
        assertThat(gateway.passing(2, FIRST.key("secret-b"))).isEqualTo(1);
        assertThat(gateway.passing(2, SECOND.key("secret-a"))).isEqualTo(2);
    }

    @Test
    void addressesOfOneIpv6NetworkCountTogether() {
        TestGateway gateway = limitedBy(KeyPart.CLIENT);
        assertThat(gateway.passing(2, get("/api/x").from("2001:db8:1:2::1"))).isEqualTo(2);
        assertThat(gateway.passing(2, get("/api/x").from("2001:db8:1:2:ffff::9")))
                .isEqualTo(1);
        assertThat(gateway.passing(2, get("/api/x").from("2001:db8:1:3::1"))).isEqualTo(2);
    }

    @Test
    void anIpv4AddressIsTheSameInsideIpv6() {
        TestGateway gateway = limitedBy(KeyPart.IP);
        assertThat(gateway.passing(2, FIRST)).isEqualTo(2);
        assertThat(gateway.passing(2, get("/api/x").from("::ffff:198.51.100.7")))
                .isEqualTo(1);
    }

    @Test
    void byRouteAndMethodEachCountsForItself() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 3, "1h").by(KeyPart.ROUTE, KeyPart.METHOD))
                .route("a", "/api/a")
                .route("b", "/api/b")
                .open();
        assertThat(gateway.passing(9, get("/api/a"))).isEqualTo(3);
        assertThat(gateway.passing(9, post("/api/a"))).isEqualTo(3);
        assertThat(gateway.passing(9, get("/api/b"))).isEqualTo(3);
    }

    @Test
    void aKeyIdThatLooksLikeAnAddressSharesNothingWithIt() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 3, "1h"))
                .store(ApiKeyStore.class, keyCalled("198.51.100.7"))
                .open();
        assertThat(gateway.passing(9, SECOND.key("any"))).isEqualTo(3);
        assertThat(gateway.passing(9, FIRST)).isEqualTo(3);
    }

    @Test
    void aRequestWithoutAPartOfTheKeyIsRefused() {
        TestGateway gateway = limitedBy(KeyPart.KEY);
        TestResponse response = gateway.send(FIRST);
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.refusal().field()).contains("key");
        assertThat(gateway.passing(9, FIRST.key("secret-a"))).isEqualTo(3);
    }

    @Test
    void orItPassesUnderTheOtherLimitsAlone() {
        TestGateway gateway = config(policy("free", 3, "1h").by(KeyPart.KEY).missing(MissingPart.SKIP))
                .global(policy("global", 5, "1h"))
                .open();
        TestResponse response = gateway.send(FIRST);
        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("X-RateLimit-Limit")).isEmpty();
        assertThat(gateway.passing(9, FIRST)).isEqualTo(4);
    }

    @Test
    void orItsAddressStandsIn() {
        TestGateway gateway = config(policy("free", 3, "1h").by(KeyPart.KEY).missing(MissingPart.IP))
                .open();
        assertThat(gateway.passing(9, FIRST)).isEqualTo(3);
        assertThat(gateway.passing(9, SECOND)).isEqualTo(3);
        assertThat(gateway.passing(9, FIRST.key("secret-a"))).isEqualTo(3);
    }

    @Test
    void aRouteIsMissingWhereNoneMatches() {
        assertThat(limitedBy(KeyPart.ROUTE).send(FIRST).refusal().field()).contains("route");
    }

    private static TestGateway limitedBy(KeyPart... parts) {
        return config(policy("free", 3, "1h").by(parts)).open();
    }

    private static TestConfig config(TestPolicy policy) {
        return new TestConfig()
                .tier("free", policy)
                .key("a", "secret-a", "free")
                .key("b", "secret-b", "free");
    }

    private static ApiKeyStore keyCalled(String id) {
        ApiKey key = new ApiKey(id, id, Optional.empty(), Set.of(), Optional.empty(), Optional.empty(), true);
        return new ApiKeyStore() {
            @Override
            public Optional<StoredApiKey> find(SecretDigest digest) {
                return Optional.of(stored(digest));
            }

            @Override
            public List<StoredApiKey> list() {
                return List.of();
            }

            @Override
            public boolean replace(Optional<StoredApiKey> expected, StoredApiKey next) {
                return false;
            }

            private StoredApiKey stored(SecretDigest digest) {
                return new StoredApiKey(key, List.of(new KeySecret(digest, Optional.empty())));
            }
        };
    }
}
