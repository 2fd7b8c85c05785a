package gateway.testkit.store;

import static gateway.testkit.store.SampleKeys.key;
import static gateway.testkit.store.SampleKeys.revoked;
import static gateway.testkit.store.SampleKeys.withRole;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import gateway.testkit.limit.Crowd;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What holds when many threads change keys at once. Part of {@link ApiKeyStoreContract}. */
public interface ApiKeyStoreConcurrencyContract extends ApiKeyStoreHarness {

    /** Nobody's key is lost by another's. */
    @Test
    default void keepsTheKeysOfThirtyTwoThreads() {
        ApiKeyStore store = open();
        List<Boolean> done = Crowd.of(
                32,
                member -> IntStream.range(0, 4).allMatch(i -> {
                    String name = member + "-" + i;
                    return store.replace(Optional.empty(), key("key-" + name, "secret-" + name));
                }));
        assertThat(done).containsOnly(true);
        assertThat(store.list()).hasSize(128).isEqualTo(open().list());
        assertThat(store.find(SecretDigest.of("secret-31-3"))).contains(key("key-31-3", "secret-31-3"));
    }

    /** Of those who want the same id, one gets it. */
    @Test
    default void givesAnIdToOneOfThirtyTwoThreads() {
        ApiKeyStore store = open();
        List<Boolean> done = Crowd.of(32, member -> store.replace(Optional.empty(), key("a", "secret-" + member)));
        assertThat(done).filteredOn(one -> one).hasSize(1);
        assertThat(store.list()).containsExactly(key("a", "secret-" + done.indexOf(true)));
    }

    /** Of those who want the same secret, one gets it. */
    @Test
    default void givesASecretToOneOfThirtyTwoThreads() {
        ApiKeyStore store = open();
        List<Boolean> done = Crowd.of(32, member -> store.replace(Optional.empty(), key("key-" + member, "secret")));
        assertThat(done).filteredOn(one -> one).hasSize(1);
        assertThat(store.list()).containsExactly(key("key-" + done.indexOf(true), "secret"));
    }

    /** Whoever reads, changes and puts back under the condition that nobody came in between, loses no change. */
    @Test
    default void losesNoneOfManyChangesOfOneKey() {
        ApiKeyStore store = open();
        store.replace(Optional.empty(), key("a", "secret"));
        Crowd.of(8, member -> {
            IntStream.range(0, 5).forEach(i -> addRole(store, "role-" + member + "-" + i));
            return member;
        });
        List<StoredApiKey> changed = store.list();
        assertThat(changed.get(0).key().roles()).hasSize(40);
        assertThat(open().list()).isEqualTo(changed);
    }

    private static void addRole(ApiKeyStore store, String role) {
        StoredApiKey before;
        do {
            before = store.list().get(0);
        } while (!store.replace(Optional.of(before), withRole(before, role)));
    }

    /** Nobody finds a key as it was before a change, once that was acknowledged to anybody. */
    @Test
    default void aRevokedKeyIsRevokedForEverybodyAtOnce() {
        ApiKeyStore store = open();
        StoredApiKey key = key("a", "secret");
        store.replace(Optional.empty(), key);
        assertThat(store.find(SecretDigest.of("secret"))).contains(key);
        AtomicBoolean acknowledged = new AtomicBoolean();
        List<Boolean> active = Crowd.of(8, member -> {
            if (member == 0) {
                boolean done = store.replace(Optional.of(key), revoked(key));
                acknowledged.set(true);
                return !done;
            }
            boolean over;
            boolean found;
            do {
                over = acknowledged.get();
                found = store.find(SecretDigest.of("secret"))
                        .orElseThrow()
                        .key()
                        .active();
            } while (!over);
            return found;
        });
        assertThat(active).as("found active after the revocation").containsOnly(false);
    }
}
