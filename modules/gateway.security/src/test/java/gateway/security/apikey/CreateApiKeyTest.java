package gateway.security.apikey;

import static gateway.security.apikey.Administered.NOON;
import static gateway.security.apikey.Keys.configured;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.ApiKey;
import gateway.api.client.SecretDigest;
import gateway.security.apikey.KeyCreation.Created;
import gateway.security.apikey.KeyCreation.Invalid;
import gateway.security.apikey.KeyCreation.Taken;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CreateApiKeyTest {
    @TempDir
    private Path folder;

    private Administered keys;

    @BeforeEach
    void begin() {
        keys = new Administered(folder);
    }

    @Test
    void makesUpIdAndSecret() {
        Created created = keys.create("Mobile app");
        assertThat(created.key().key().id()).matches("key_[0-9a-f]{12}");
        assertThat(created.secret()).matches("gw_live_[0-9a-f]{32}");
        assertThat(created.key().secrets())
                .extracting(secret -> secret.digest())
                .containsExactly(SecretDigest.of(created.secret()));
        Created other = keys.create("Mobile app");
        assertThat(other.key().key().id()).isNotEqualTo(created.key().key().id());
        assertThat(other.secret()).isNotEqualTo(created.secret());
    }

    @Test
    void takesWhatWasAskedFor() {
        keys.at(NOON.plusNanos(1_999_999));
        Created created = (Created) keys.create(new NewApiKey(
                Optional.of("mobile-app"),
                "Mobile app",
                Optional.of("pro"),
                Set.of("gateway-viewer"),
                Optional.of(NOON.plusSeconds(60))));
        assertThat(created.key().key())
                .isEqualTo(new ApiKey(
                        "mobile-app",
                        "Mobile app",
                        Optional.of("pro"),
                        Set.of("gateway-viewer"),
                        Optional.of(NOON.plusMillis(1)),
                        Optional.of(NOON.plusSeconds(60)),
                        true));
        assertThat(keys.list()).containsExactly(created.key());
    }

    @Test
    void opensAtOnceAndAfterACrash() {
        Created created = keys.create("Mobile app");
        assertThat(keys.opens(created.secret())).isTrue();
        assertThat(keys.restarted().opens(created.secret())).isTrue();
        assertThat(keys.opens(created.secret() + "0")).isFalse();
    }

    @Test
    void opensNothingFromItsExpiryOn() {
        Created created = (Created) keys.create(
                new NewApiKey(Optional.empty(), "name", Optional.empty(), Set.of(), Optional.of(NOON.plusMillis(1))));
        assertThat(keys.opens(created.secret())).isTrue();
        assertThat(keys.at(NOON.plusMillis(1)).opens(created.secret())).isFalse();
    }

    @Test
    void neverTakesAnIdThatIsThereAlready() {
        keys.configured(configured("configured", "secret"));
        Created first = (Created) keys.createAs("first");
        assertThat(keys.createAs("first")).isEqualTo(new Taken());
        assertThat(keys.createAs("configured")).isEqualTo(new Taken());
        assertThat(keys.list()).hasSize(2).contains(first.key());
    }

    @Test
    void neverTakesAnIdThatWasRevoked() {
        keys.configured(configured("configured", "secret"));
        keys.createAs("made");
        keys.revoke("made");
        keys.revoke("configured");
        keys.configured().restarted();
        assertThat(keys.createAs("made")).isEqualTo(new Taken());
        assertThat(keys.createAs("configured")).isEqualTo(new Taken());
    }

    @Test
    void saysEverythingThatIsWrong() {
        assertThat(keys.create(new NewApiKey(
                        Optional.of("Mobile App"),
                        " ",
                        Optional.empty(),
                        Set.of("gateway-root", "viewer"),
                        Optional.of(NOON))))
                .isEqualTo(new Invalid(List.of(
                        new FieldFault(
                                "id",
                                "is \"Mobile App\", allowed is 1 to 64 of a-z, 0-9, _ and -, not in the form of a UUID"),
                        new FieldFault(
                                "name",
                                "is \" \", allowed is 1 to 200 characters without line breaks and control characters,"
                                        + " not only white space"),
                        new FieldFault(
                                "roles",
                                "is \"gateway-root\", allowed is gateway-admin, gateway-viewer or a role of the"
                                        + " application, 1 to 64 of A-Z, a-z, 0-9, '.', '_' and '-', not beginning with"
                                        + " gateway-"),
                        new FieldFault("expiresAt", "is \"2026-03-01T12:00:00Z\", allowed is a time to come"))));
        assertThat(keys.list()).isEmpty();
    }

    @Test
    void doesNotRepeatAMegabyte() {
        Invalid invalid = (Invalid) keys.create(new NewApiKey(
                Optional.of("i".repeat(1 << 20)),
                "n".repeat(1 << 20),
                Optional.empty(),
                Set.of("r".repeat(1 << 20)),
                Optional.empty()));
        assertThat(invalid.faults())
                .hasSize(3)
                .allSatisfy(fault -> assertThat(fault.problem())
                        .startsWith("is 1048576 characters long, allowed is ")
                        .hasSizeLessThan(300));
    }

    @Test
    void tellsItsSecretToNobodyByMistake() {
        Created created = keys.create("Mobile app");
        assertThat(created.toString()).contains("Mobile app").doesNotContain(created.secret());
    }
}
