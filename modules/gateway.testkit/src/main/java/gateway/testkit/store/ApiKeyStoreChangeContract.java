package gateway.testkit.store;

import static gateway.testkit.store.SampleKeys.key;
import static gateway.testkit.store.SampleKeys.revoked;
import static gateway.testkit.store.SampleKeys.withSecrets;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How keys are changed. Part of {@link ApiKeyStoreContract}. */
public interface ApiKeyStoreChangeContract extends ApiKeyStoreHarness {

    /** A change that was acknowledged is there at once, and after a crash. */
    @Test
    default void aChangeOutlivesACrash() {
        StoredApiKey key = key("a", "secret-a");
        ApiKeyStore store = open();
        assertThat(store.replace(Optional.empty(), key)).isTrue();
        assertThat(open().list()).containsExactly(key);
        assertThat(open().replace(Optional.of(key), revoked(key))).isTrue();
        assertThat(open().list()).containsExactly(revoked(key));
        assertThat(open().find(SecretDigest.of("secret-a"))).contains(revoked(key));
    }

    /** Nobody is overwritten who came in between. */
    @Test
    default void changesOnlyWhatWasExpected() {
        StoredApiKey key = key("a", "secret-a");
        ApiKeyStore store = open();
        assertThat(store.replace(Optional.of(key), revoked(key))).isFalse();
        assertThat(store.list()).isEmpty();
        store.replace(Optional.empty(), key);
        assertThat(store.replace(Optional.empty(), key("a", "secret-b"))).isFalse();
        assertThat(store.replace(Optional.of(revoked(key)), key("a", "secret-b")))
                .isFalse();
        assertThat(store.replace(Optional.of(key("a", "secret-c")), key("a", "secret-b")))
                .isFalse();
        assertThat(store.list()).containsExactly(key);
        assertThat(store.find(SecretDigest.of("secret-b"))).isEmpty();
        assertThat(open().list()).containsExactly(key);
    }

    /** Two keys have no secret in common, revoked ones and those from before a rotation included. */
    @Test
    default void refusesTheSecretOfAnotherKey() {
        StoredApiKey first = revoked(key("a", "secret-1", "secret-2"));
        StoredApiKey second = key("b", "secret-3");
        ApiKeyStore store = open();
        store.replace(Optional.empty(), first);
        store.replace(Optional.empty(), second);
        assertThat(store.replace(Optional.empty(), key("c", "secret-4", "secret-2")))
                .isFalse();
        assertThat(store.replace(Optional.of(second), withSecrets(second, "secret-1")))
                .isFalse();
        assertThat(store.list()).containsExactly(first, second);
        assertThat(store.find(SecretDigest.of("secret-1"))).contains(first);
        assertThat(store.find(SecretDigest.of("secret-4"))).isEmpty();
    }

    /** A key keeps what secrets it is said to have, and lets go of the others. */
    @Test
    default void exchangesSecrets() {
        StoredApiKey before = key("a", "secret-1", "secret-2");
        StoredApiKey after = withSecrets(before, "secret-3", "secret-1");
        ApiKeyStore store = open();
        store.replace(Optional.empty(), before);
        assertThat(store.find(SecretDigest.of("secret-2"))).contains(before);
        assertThat(store.replace(Optional.of(before), after)).isTrue();
        assertThat(store.find(SecretDigest.of("secret-3"))).contains(after);
        assertThat(store.find(SecretDigest.of("secret-1"))).contains(after);
        assertThat(store.find(SecretDigest.of("secret-2"))).isEmpty();
        assertThat(store.replace(Optional.empty(), key("b", "secret-2")))
                .as("what a key let go of is free")
                .isTrue();
    }
}
