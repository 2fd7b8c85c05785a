package gateway.security.apikey;

import static gateway.security.apikey.Keys.configured;
import static gateway.security.apikey.Keys.revoked;
import static gateway.security.apikey.Keys.stored;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys from configuration and keys made at run time, side by side. */
class ApiKeysTest {
    @TempDir
    private Path folder;

    private ApiKeyStore store;

    @BeforeEach
    void openAStore() {
        store = Keys.store(folder);
    }

    @Test
    void areFoundInBoth() {
        made(stored("made", "secret-made"));
        ApiKeys keys = with(configured("configured", "secret-configured"));
        assertThat(keys.find(SecretDigest.of("secret-made"))).contains(stored("made", "secret-made"));
        assertThat(keys.find(SecretDigest.of("secret-configured"))).contains(stored("configured", "secret-configured"));
        assertThat(keys.find(SecretDigest.of("secret"))).isEmpty();
        assertThat(keys.withId("made")).contains(stored("made", "secret-made"));
        assertThat(keys.withId("configured")).contains(stored("configured", "secret-configured"));
        assertThat(keys.withId("other")).isEmpty();
    }

    @Test
    void areListedTogetherInTheOrderOfTheirIds() {
        made(stored("b", "secret-b"));
        made(stored("d", "secret-d"));
        assertThat(with(configured("c", "secret-c"), configured("a", "secret-a"))
                        .list())
                .containsExactly(
                        stored("a", "secret-a"),
                        stored("b", "secret-b"),
                        stored("c", "secret-c"),
                        stored("d", "secret-d"));
    }

    @Test
    void stayRevokedAsLongAsTheyAreConfiguredWithTheSameSecret() {
        StoredApiKey tombstone =
                new StoredApiKey(revoked("a"), stored("a", "secret-1").secrets());
        made(tombstone);
        ApiKeys keys = with(configured("a", "secret-1"));
        assertThat(keys.find(SecretDigest.of("secret-1"))).contains(tombstone);
        assertThat(keys.withId("a")).contains(tombstone);
        assertThat(keys.list()).containsExactly(tombstone);
    }

    @Test
    void areRevivedByAnotherSecret() {
        StoredApiKey tombstone =
                new StoredApiKey(revoked("a"), stored("a", "secret-1").secrets());
        made(tombstone);
        ApiKeys keys = with(configured("a", "secret-2"));
        assertThat(keys.find(SecretDigest.of("secret-2"))).contains(stored("a", "secret-2"));
        assertThat(keys.find(SecretDigest.of("secret-1"))).contains(tombstone);
        assertThat(keys.withId("a")).contains(stored("a", "secret-2"));
        assertThat(keys.list()).containsExactly(stored("a", "secret-2"));
    }

    private void made(StoredApiKey key) {
        assertThat(store.replace(Optional.empty(), key)).isTrue();
    }

    private ApiKeys with(ConfiguredApiKey... keys) {
        return new ApiKeys(ConfiguredApiKeys.of(List.of(keys)), store);
    }
}
