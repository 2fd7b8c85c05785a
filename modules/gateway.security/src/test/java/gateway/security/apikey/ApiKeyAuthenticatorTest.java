package gateway.security.apikey;

import static gateway.security.apikey.Keys.configured;
import static gateway.security.apikey.Keys.expiring;
import static gateway.security.apikey.Keys.key;
import static gateway.security.apikey.Keys.only;
import static gateway.security.apikey.Keys.revoked;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import gateway.api.limit.StoreUnavailableException;
import gateway.security.apikey.ApiKeyVerdict.Authenticated;
import gateway.security.apikey.ApiKeyVerdict.Refused;
import gateway.security.apikey.PresentedKey.Secret;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ApiKeyAuthenticatorTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private Instant now = NOON;

    @Test
    void knowsTheHolderOfAKeyByItsSecret() {
        ApiKeyAuthenticator authenticator = knowing(configured("a", "secret-a"), configured("b", "secret-b"));
        assertThat(authenticator.authenticate(new Secret("secret-b"))).isEqualTo(new Authenticated(key("b")));
    }

    @Test
    void refusesAnUnknownSecret() {
        assertThat(knowing(configured("a", "secret-a")).authenticate(new Secret("secret-x")))
                .isEqualTo(new Refused());
    }

    @Test
    void refusesARevokedKeyLikeAnUnknownOne() {
        assertThat(knowing(configured(revoked("a"), "secret-a")).authenticate(new Secret("secret-a")))
                .isEqualTo(new Refused());
    }

    @Test
    void refusesAKeyFromTheInstantAtWhichItExpires() {
        ApiKeyAuthenticator authenticator = knowing(configured(expiring("a", NOON), "secret-a"));
        now = NOON.minusNanos(1);
        assertThat(authenticator.authenticate(new Secret("secret-a"))).isInstanceOf(Authenticated.class);
        now = NOON;
        assertThat(authenticator.authenticate(new Secret("secret-a"))).isEqualTo(new Refused());
    }

    @Test
    void refusesWhatIsReservedForDevicesEvenIfAStoreKnowsIt() {
        assertThat(knowing(configured("a", "totp_secret")).authenticate(new Secret("totp_secret")))
                .isEqualTo(new Refused());
        assertThat(knowing(configured("a", "TOTP_secret")).authenticate(new Secret("TOTP_secret")))
                .isInstanceOf(Authenticated.class);
    }

    @Test
    void tellsThatTheStoreDoesNotAnswer() {
        StoreUnavailableException failure = new StoreUnavailableException("no answer within 50ms");
        ApiKeyAuthenticator authenticator = new ApiKeyAuthenticator(
                new ApiKeys(ConfiguredApiKeys.of(List.of()), new FailingStore(failure)), () -> now);
        assertThatThrownBy(() -> authenticator.authenticate(new Secret("secret-a")))
                .isSameAs(failure);
    }

    private ApiKeyAuthenticator knowing(ConfiguredApiKey... keys) {
        return new ApiKeyAuthenticator(only(keys), () -> now);
    }

    private record FailingStore(StoreUnavailableException failure) implements ApiKeyStore {
        @Override
        public Optional<StoredApiKey> find(SecretDigest digest) {
            throw failure;
        }

        @Override
        public List<StoredApiKey> list() {
            throw failure;
        }

        @Override
        public boolean replace(Optional<StoredApiKey> expected, StoredApiKey next) {
            throw failure;
        }
    }
}
