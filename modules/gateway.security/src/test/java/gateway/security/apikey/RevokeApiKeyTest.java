package gateway.security.apikey;

import static gateway.security.apikey.Keys.configured;
import static gateway.security.apikey.Keys.revoked;
import static gateway.security.apikey.Keys.stored;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.StoredApiKey;
import gateway.security.apikey.KeyCreation.Created;
import gateway.security.apikey.KeyRevocation.Revoked;
import gateway.security.apikey.KeyRevocation.Unknown;
import gateway.testkit.limit.Crowd;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RevokeApiKeyTest {
    @TempDir
    private Path folder;

    private Administered keys;

    @BeforeEach
    void begin() {
        keys = new Administered(folder);
    }

    @Test
    void closesAKeyAtOnceAndAfterACrash() {
        Created created = keys.create("Mobile app");
        keys.revoke(created.key().key().id());
        assertThat(keys.opens(created.secret())).isFalse();
        assertThat(keys.restarted().opens(created.secret())).isFalse();
    }

    @Test
    void closesAlsoTheSecretsFromBeforeARotation() {
        Created created = keys.create("Mobile app");
        String id = created.key().key().id();
        String rotated = keys.rotate(id).secret();
        keys.revoke(id);
        assertThat(keys.opens(created.secret())).isFalse();
        assertThat(keys.opens(rotated)).isFalse();
    }

    @Test
    void tellsTheKeyBeforeAndAfter() {
        StoredApiKey before = keys.create("Mobile app").key();
        String id = before.key().id();
        StoredApiKey after = new StoredApiKey(before.key().revoked(), before.secrets());
        assertThat(keys.tryRevoke(id)).isEqualTo(new Revoked(before, after));
        assertThat(keys.tryRevoke(id)).as("once more").isEqualTo(new Revoked(after, after));
        assertThat(keys.list()).containsExactly(after);
    }

    @Test
    void knowsOnlyKeysThatAreThere() {
        keys.configured(configured("configured", "secret"));
        assertThat(keys.tryRevoke("key_000000000000")).isEqualTo(new Unknown());
        assertThat(keys.tryRevoke("")).isEqualTo(new Unknown());
    }

    @Test
    void closesAConfiguredKeyForGood() {
        keys.configured(configured("a", "secret-1"));
        assertThat(keys.opens("secret-1")).isTrue();
        keys.revoke("a");
        assertThat(keys.opens("secret-1")).isFalse();
        assertThat(keys.restarted().opens("secret-1")).isFalse();
        assertThat(keys.list())
                .containsExactly(
                        new StoredApiKey(revoked("a"), stored("a", "secret-1").secrets()));
    }

    @Test
    void leavesAConfiguredKeyThatGetsAnotherSecret() {
        keys.configured(configured("a", "secret-1")).revoke("a");
        keys.configured(configured("a", "secret-2"));
        assertThat(keys.opens("secret-2")).isTrue();
        assertThat(keys.opens("secret-1")).isFalse();
    }

    @Test
    void remembersEverySecretThatAConfiguredKeyHad() {
        keys.configured(configured("a", "secret-1")).revoke("a");
        keys.configured(configured("a", "secret-2")).revoke("a");
        keys.restarted();
        assertThat(keys.opens("secret-2")).isFalse();
        keys.configured(configured("a", "secret-1"));
        assertThat(keys.opens("secret-1")).isFalse();
        keys.configured(configured("a", "secret-3"));
        assertThat(keys.opens("secret-3")).isTrue();
    }

    @Test
    void closesBothWhenAKeyIsConfiguredUnderAnIdThatWasMadeAtRunTime() {
        Created made = (Created) keys.createAs("a");
        keys.configured(configured("a", "secret"));
        assertThat(keys.list()).containsExactly(stored("a", "secret"));
        keys.revoke("a");
        assertThat(keys.opens("secret")).isFalse();
        assertThat(keys.opens(made.secret())).isFalse();
    }

    @Test
    void succeedsForAllWhoRevokeAtOnce() {
        keys.configured(configured("a", "secret"));
        String made = keys.create("made").key().key().id();
        List<KeyRevocation> revocations = Crowd.of(16, member -> keys.tryRevoke(member % 2 == 0 ? "a" : made));
        assertThat(revocations).hasOnlyElementsOfType(Revoked.class);
        assertThat(keys.list()).extracting(key -> key.key().active()).containsExactly(false, false);
    }
}
