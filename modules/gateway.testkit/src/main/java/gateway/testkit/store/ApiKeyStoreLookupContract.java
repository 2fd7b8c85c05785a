package gateway.testkit.store;

import static gateway.testkit.store.SampleKeys.full;
import static gateway.testkit.store.SampleKeys.key;
import static gateway.testkit.store.SampleKeys.revoked;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How keys are found. Part of {@link ApiKeyStoreContract}. */
public interface ApiKeyStoreLookupContract extends ApiKeyStoreHarness {

    /** A store begins with nothing. */
    @Test
    default void knowsNoKeyAtFirst() {
        ApiKeyStore store = open();
        assertThat(store.list()).isEmpty();
        assertThat(store.find(SecretDigest.of("secret"))).isEmpty();
    }

    /** Each secret of a key leads to it, and no other does. */
    @Test
    default void findsAKeyByEachOfItsSecrets() {
        ApiKeyStore store = open();
        store.replace(Optional.empty(), key("a", "new-secret", "old-secret"));
        store.replace(Optional.empty(), key("b", "secret-b"));
        assertThat(store.find(SecretDigest.of("new-secret"))).contains(key("a", "new-secret", "old-secret"));
        assertThat(store.find(SecretDigest.of("old-secret"))).contains(key("a", "new-secret", "old-secret"));
        assertThat(store.find(SecretDigest.of("secret-b"))).contains(key("b", "secret-b"));
        assertThat(store.find(SecretDigest.of("secret-c"))).isEmpty();
    }

    /** Whether a key is valid is for others to decide. */
    @Test
    default void findsRevokedKeysToo() {
        ApiKeyStore store = open();
        store.replace(Optional.empty(), revoked(key("a", "secret-a")));
        assertThat(store.find(SecretDigest.of("secret-a"))).contains(revoked(key("a", "secret-a")));
        assertThat(store.list()).containsExactly(revoked(key("a", "secret-a")));
    }

    /** The list is in the order of the ids. */
    @Test
    default void listsKeysInTheOrderOfTheirIds() {
        ApiKeyStore store = open();
        store.replace(Optional.empty(), key("b", "secret-1"));
        store.replace(Optional.empty(), key("c", "secret-2"));
        store.replace(Optional.empty(), key("a", "secret-3"));
        assertThat(store.list()).extracting(stored -> stored.key().id()).containsExactly("a", "b", "c");
    }

    /** Nothing of a key is lost or changed on the way, and a crash does not matter. */
    @Test
    default void keepsEveryFieldOfAKey() {
        StoredApiKey full = full("a", "secret-1", "secret-2");
        StoredApiKey plain = revoked(key("b", "secret-3"));
        ApiKeyStore store = open();
        store.replace(Optional.empty(), full);
        store.replace(Optional.empty(), plain);
        assertThat(store.list()).containsExactly(full, plain);
        assertThat(open().list()).containsExactly(full, plain);
    }
}
