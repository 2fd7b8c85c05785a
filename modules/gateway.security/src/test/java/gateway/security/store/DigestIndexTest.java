package gateway.security.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.ApiKey;
import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import gateway.testkit.limit.Seed;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DigestIndexTest {

    @Test
    void leadsFromEachSecretToItsKey() {
        DigestIndex index = DigestIndex.of(List.of(key("a", "1", "2"), key("b", "3")));
        assertThat(index.find(SecretDigest.of("1"))).contains(key("a", "1", "2"));
        assertThat(index.find(SecretDigest.of("2"))).contains(key("a", "1", "2"));
        assertThat(index.find(SecretDigest.of("3"))).contains(key("b", "3"));
        assertThat(index.find(SecretDigest.of("4"))).isEmpty();
    }

    @Test
    void doesNotChangeWhenTheNextVersionIsMade() {
        DigestIndex before = DigestIndex.of(List.of(key("a", "1", "2")));
        DigestIndex after = before.without(key("a", "1", "2")).with(key("a", "2", "3"));
        assertThat(before.find(SecretDigest.of("1"))).contains(key("a", "1", "2"));
        assertThat(after.find(SecretDigest.of("1"))).isEmpty();
        assertThat(after.find(SecretDigest.of("2"))).contains(key("a", "2", "3"));
        assertThat(after.find(SecretDigest.of("3"))).contains(key("a", "2", "3"));
    }

    @Test
    void tellsSecretsApartWhoseHashesAreEqual() {
        String[] secrets = secretsWithOneHash();
        DigestIndex one = DigestIndex.of(List.of(key("a", secrets[0])));
        assertThat(one.find(SecretDigest.of(secrets[1]))).isEmpty();
        DigestIndex both = one.with(key("b", secrets[1]));
        assertThat(both.find(SecretDigest.of(secrets[0]))).contains(key("a", secrets[0]));
        assertThat(both.find(SecretDigest.of(secrets[1]))).contains(key("b", secrets[1]));
        DigestIndex other = both.without(key("a", secrets[0]));
        assertThat(other.find(SecretDigest.of(secrets[0]))).isEmpty();
        assertThat(other.find(SecretDigest.of(secrets[1]))).contains(key("b", secrets[1]));
    }

    @Test
    void agreesWithAPlainMapAfterManyRandomChanges() {
        Random random = new Random(Seed.of(0));
        Map<Integer, StoredApiKey> plain = new HashMap<>();
        DigestIndex index = DigestIndex.of(List.of());
        for (int i = 0; i < 5_000; i++) {
            int number = random.nextInt(1_000);
            StoredApiKey before = plain.remove(number);
            if (before == null) {
                StoredApiKey next = key("key-" + number, "secret-" + number);
                plain.put(number, next);
                index = index.with(next);
            } else {
                index = index.without(before);
            }
        }
        for (int number = 0; number < 1_000; number++) {
            assertThat(index.find(SecretDigest.of("secret-" + number)))
                    .as(Seed.hint())
                    .isEqualTo(Optional.ofNullable(plain.get(number)));
        }
    }

    /** Of some hundred thousand there are two. */
    private static String[] secretsWithOneHash() {
        Map<Integer, String> byHash = new HashMap<>();
        for (int i = 0; ; i++) {
            String other = byHash.put(SecretDigest.of("" + i).hashCode(), "" + i);
            if (other != null) {
                return new String[] {other, "" + i};
            }
        }
    }

    private static StoredApiKey key(String id, String... secrets) {
        return new StoredApiKey(
                new ApiKey(id, id, Optional.empty(), Set.of(), Optional.empty(), Optional.empty(), true),
                Arrays.stream(secrets)
                        .map(secret -> new KeySecret(SecretDigest.of(secret), Optional.empty()))
                        .toList());
    }
}
