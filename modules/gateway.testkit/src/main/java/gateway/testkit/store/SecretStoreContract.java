package gateway.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.store.SecretStore;
import gateway.testkit.limit.Crowd;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What every {@link SecretStore} has to keep, ours and third parties'.
 *
 * <p>Implement it in a test class and supply {@link #open}.
 */
public interface SecretStoreContract {

    /**
     * {@return the store, opened on what is kept at a place that is empty when a test begins} As another node opens it:
     * earlier ones may still be in use.
     */
    SecretStore open();

    /** A secret is made at random, and stays what it is. */
    @Test
    default void aSecretIsMadeOnce() {
        try (SecretStore store = open()) {
            String secret = store.secret("one");
            assertThat(secret).matches("[0-9a-f]{64}");
            assertThat(store.secret("one")).isEqualTo(secret);
        }
    }

    /** Secrets of different names are different. */
    @Test
    default void eachNameHasASecretOfItsOwn() {
        try (SecretStore store = open()) {
            assertThat(store.secret("one")).isNotEqualTo(store.secret("another"));
        }
    }

    /** A secret is there when the store is opened once more. */
    @Test
    default void aSecretSurvivesReopening() {
        String secret;
        try (SecretStore store = open()) {
            secret = store.secret("one");
        }
        try (SecretStore reopened = open()) {
            assertThat(reopened.secret("one")).isEqualTo(secret);
        }
    }

    /** Many that ask first at the same time, each with a store of its own, agree. */
    @Test
    default void manyThatAskFirstAgree() {
        List<String> secrets = Crowd.of(16, member -> {
            try (SecretStore store = open()) {
                return store.secret("one");
            }
        });
        assertThat(secrets).hasSize(16).containsOnly(secrets.get(0));
    }
}
