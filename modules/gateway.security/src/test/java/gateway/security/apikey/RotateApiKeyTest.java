package gateway.security.apikey;

import static gateway.security.apikey.Administered.NOON;
import static gateway.security.apikey.Keys.configured;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.security.apikey.KeyCreation.Created;
import gateway.security.apikey.KeyRotation.Configured;
import gateway.security.apikey.KeyRotation.Expired;
import gateway.security.apikey.KeyRotation.Revoked;
import gateway.security.apikey.KeyRotation.Rotated;
import gateway.security.apikey.KeyRotation.Unknown;
import gateway.testkit.limit.Crowd;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RotateApiKeyTest {
    private static final Duration DAY = Duration.ofHours(24);

    @TempDir
    private Path folder;

    private Administered keys;

    @BeforeEach
    void begin() {
        keys = new Administered(folder).rotateGrace(DAY);
    }

    @Test
    void givesAKeyAnotherSecret() {
        Created created = keys.create("Mobile app");
        Rotated rotated = keys.rotate(created.key().key().id());
        assertThat(rotated.secret()).matches("gw_live_[0-9a-f]{32}").isNotEqualTo(created.secret());
        assertThat(rotated.before()).isEqualTo(created.key());
        assertThat(rotated.after().key()).isEqualTo(created.key().key());
        assertThat(keys.opens(rotated.secret())).isTrue();
        assertThat(keys.restarted().opens(rotated.secret())).isTrue();
    }

    @Test
    void leavesTheSecretBeforeForTheTimeOfGrace() {
        Created created = keys.create("Mobile app");
        Rotated rotated = keys.rotate(created.key().key().id());
        keys.at(NOON.plus(DAY).minusMillis(1)).restarted();
        assertThat(keys.opens(created.secret())).isTrue();
        keys.at(NOON.plus(DAY));
        assertThat(keys.opens(created.secret())).isFalse();
        assertThat(keys.opens(rotated.secret())).isTrue();
    }

    @Test
    void endsTheSecretBeforeAtOnceWithoutGrace() {
        Created created = keys.rotateGrace(Duration.ZERO).create("Mobile app");
        keys.rotate(created.key().key().id());
        assertThat(keys.opens(created.secret())).isFalse();
    }

    @Test
    void doesNotProlongTheGraceOfSecretsFromEarlierRotations() {
        Created created = keys.create("Mobile app");
        String id = created.key().key().id();
        String second = keys.rotate(id).secret();
        String third = keys.at(NOON.plus(DAY).minusMillis(1)).rotate(id).secret();
        assertThat(keys.opens(created.secret())).isTrue();
        keys.at(NOON.plus(DAY));
        assertThat(keys.opens(created.secret())).isFalse();
        assertThat(keys.opens(second)).isTrue();
        assertThat(keys.opens(third)).isTrue();
    }

    @Test
    void shortensTheGraceOfEarlierRotationsWhenItIsConfiguredShorter() {
        Created created = keys.create("Mobile app");
        String id = created.key().key().id();
        keys.rotate(id);
        keys.rotateGrace(Duration.ofMinutes(1)).rotate(id);
        keys.at(NOON.plusSeconds(60));
        assertThat(keys.opens(created.secret())).isFalse();
    }

    @Test
    void forgetsSecretsWhoseGraceIsOver() {
        String id = keys.create("Mobile app").key().key().id();
        keys.rotate(id);
        Rotated rotated = keys.at(NOON.plus(DAY)).rotate(id);
        assertThat(rotated.before().secrets()).hasSize(2);
        assertThat(rotated.after().secrets()).hasSize(2);
    }

    @Test
    void leavesTheLastSixteenSecretsBeforeHoweverOftenItIsDone() {
        Created created = keys.create("Mobile app");
        String id = created.key().key().id();
        List<String> secrets =
                Stream.generate(() -> keys.rotate(id).secret()).limit(17).toList();
        assertThat(keys.opens(created.secret())).isFalse();
        assertThat(secrets).allMatch(keys::opens);
    }

    @Test
    void isOnlyForKeysThatOpenSomething() {
        keys.configured(configured("configured", "secret"));
        String revoked = keys.create("revoked").key().key().id();
        keys.revoke(revoked);
        Created expiring = (Created) keys.create(new NewApiKey(
                Optional.of("expiring"), "expiring", Optional.empty(), Set.of(), Optional.of(NOON.plusMillis(1))));
        keys.at(NOON.plusMillis(1));
        assertThat(keys.tryRotate("key_000000000000")).isEqualTo(new Unknown());
        assertThat(keys.tryRotate("configured")).isEqualTo(new Configured());
        assertThat(keys.tryRotate(revoked)).isEqualTo(new Revoked());
        assertThat(keys.tryRotate("expiring")).isEqualTo(new Expired());
        assertThat(keys.list()).contains(expiring.key());
    }

    @Test
    void isRefusedForARevokedConfiguredKeyToo() {
        keys.configured(configured("configured", "secret")).revoke("configured");
        assertThat(keys.tryRotate("configured")).isEqualTo(new Configured());
    }

    @Test
    void givesEachOfThoseWhoRotateAtOnceASecretThatOpens() {
        String id = keys.create("Mobile app").key().key().id();
        List<Rotated> rotations = Crowd.of(8, member -> keys.rotate(id));
        assertThat(rotations)
                .extracting(Rotated::secret)
                .doesNotHaveDuplicates()
                .allMatch(keys::opens);
    }

    @Test
    void tellsTheSecretToNobodyByMistake() {
        Rotated rotated = keys.rotate(keys.create("Mobile app").key().key().id());
        assertThat(rotated.toString()).contains("Mobile app").doesNotContain(rotated.secret());
    }

    @Test
    void hasNoNegativeGrace() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> keys.rotateGrace(Duration.ofSeconds(-1)).create("Mobile app"))
                .withMessage("rotate-grace must be >= 0, was PT-1S");
    }
}
