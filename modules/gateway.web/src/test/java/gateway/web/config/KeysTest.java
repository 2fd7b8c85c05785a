package gateway.web.config;

import static gateway.web.config.Configured.below;
import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.ApiKey;
import gateway.api.client.SecretDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeysTest {
    private static final String SECRET = "s3cr3t-of-the-test";

    @Test
    void aKeyNeedsOnlyASecret() {
        GatewayConfig config = with("gateway.keys.acme.secret=" + SECRET).config();
        ApiKey acme = config.keys()
                .configured()
                .find(SecretDigest.of(SECRET))
                .orElseThrow()
                .key();
        assertThat(acme.id()).isEqualTo("acme");
        assertThat(acme.name()).isEqualTo("acme");
        assertThat(acme.tier()).isEmpty();
        assertThat(acme.roles()).isEmpty();
        assertThat(acme.expiresAt()).isEmpty();
        assertThat(acme.active()).isTrue();
    }

    @Test
    void everythingCanBeSet() {
        ApiKey acme = with(below(
                        "gateway.keys.acme",
                        "secret-sha256=" + SecretDigest.of(SECRET).hex(),
                        "name=Acme, Inc.",
                        "tier=pro",
                        "roles=gateway-viewer, buyer",
                        "expires-at=2030-12-31T23:59:59Z",
                        "active=false"))
                .config()
                .keys()
                .configured()
                .find(SecretDigest.of(SECRET))
                .orElseThrow()
                .key();
        assertThat(acme.name()).isEqualTo("Acme, Inc.");
        assertThat(acme.tier()).contains("pro");
        assertThat(acme.roles()).containsExactlyInAnyOrder("gateway-viewer", "buyer");
        assertThat(acme.expiresAt()).contains(Instant.parse("2030-12-31T23:59:59Z"));
        assertThat(acme.active()).isFalse();
    }

    @Test
    void oneOfSecretAndDigest() {
        assertThat(with("gateway.keys.acme.name=Acme").faults())
                .containsExactly(
                        "gateway.keys.acme.secret is missing, and so is secret-sha256; allowed is one of the two");
        assertThat(with(below(
                                "gateway.keys.acme",
                                "secret=" + SECRET,
                                "secret-sha256=" + SecretDigest.of(SECRET).hex()))
                        .faults())
                .containsExactly("gateway.keys.acme.secret stands beside secret-sha256; allowed is one of the two"
                        + " (from gateway.properties)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"with space", "ümlaut", "totp_7e57d004-2b97-0e7a-b45f-5387367791cd_1234567890abcdef"})
    void aSecretThatNobodyCouldPresentIsAFaultAndStaysSecret(String secret) {
        assertThat(with("gateway.keys.acme.secret=" + secret).faults())
                .containsExactly(
                        "gateway.keys.acme.secret is not what is allowed, which is 1 to 256 ASCII characters from"
                                + " ! to ~, without white space and not beginning with totp_ (from gateway.properties)");
    }

    @Test
    void aSecretHasAtMost256Characters() {
        assertThat(with("gateway.keys.acme.secret=" + "x".repeat(256)).faults()).isEmpty();
        assertThat(with("gateway.keys.acme.secret=" + "x".repeat(257)).faults()).hasSize(1);
    }

    @Test
    void aMalformedDigestIsNotShown() {
        assertThat(with("gateway.keys.acme.secret-sha256=abc123").faults())
                .containsExactly(
                        "gateway.keys.acme.secret-sha256 is not what is allowed, which is 64 hexadecimal digits"
                                + " (from gateway.properties)");
    }

    @Test
    void twoKeysWithOneSecretAreBothNamedAndLeftOut() {
        Configured configured = with(
                "gateway.keys.acme.secret=" + SECRET,
                "gateway.keys.blue.secret-sha256=" + SecretDigest.of(SECRET).hex(),
                "gateway.keys.other.secret=another-secret");
        assertThat(configured.faults())
                .containsExactly(
                        "gateway.keys.blue.secret-sha256 is also the secret of the key acme; allowed is a secret of"
                                + " its own for each key (from gateway.properties)");
        assertThat(configured.read().config().keys().configured().list())
                .extracting(stored -> stored.key().id())
                .containsExactly("other");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Acme", "ac me", "7e57d004-2b97-0e7a-b45f-5387367791cd", "ünicode"})
    void anIdIsPlainAndUnlikeADevices(String id) {
        assertThat(with("gateway.keys." + id + ".secret=" + SECRET).faults())
                .singleElement()
                .asString()
                .contains("belongs to the key \"" + id + "\", allowed are ids of 1 to 64")
                .doesNotContain(SECRET);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tier=gold",
                "roles=gateway-admim",
                "roles=a b",
                "expires-at=tomorrow",
                "expires-at=2030-12-31",
                "active=no"
            })
    void otherValuesAreFaultsAndLeaveTheKeyOut(String line) {
        Configured configured = with(below("gateway.keys.acme", "secret=" + SECRET, line));
        assertThat(configured.faults())
                .singleElement()
                .asString()
                .startsWith("gateway.keys.acme." + line.split("=", 2)[0])
                .contains("\"" + line.split("=", 2)[1] + "\"")
                .contains("allowed");
        assertThat(configured.read().config().keys().configured().list()).isEmpty();
    }

    @Test
    void anExpiryThatCannotBeKnownLeavesTheKeyOut() {
        Configured configured = with(below("gateway.keys.acme", "secret=" + SECRET, "expires-at=${nobody.knows}"));
        assertThat(configured.faults()).hasSize(1);
        assertThat(configured.read().config().keys().configured().list()).isEmpty();
    }

    @Test
    void whenRotatedTheSecretBeforeOpensForADayOrAsLongAsIsSaid() {
        assertThat(with().config().keys().rotateGrace()).isEqualTo(Duration.ofDays(1));
        assertThat(with("gateway.keys.rotate-grace=0s").config().keys().rotateGrace())
                .isEqualTo(Duration.ZERO);
        assertThat(with("gateway.keys.rotate-grace=60").faults()).hasSize(1);
    }

    @Test
    void keysInTheQueryCanBeSwitchedOffBesideAKeyCalledQuery() {
        KeysConfig keys = with("gateway.keys.query=false", "gateway.keys.query.secret=" + SECRET)
                .config()
                .keys();
        assertThat(keys.inQuery()).isFalse();
        assertThat(keys.configured().list())
                .extracting(stored -> stored.key().id())
                .isEqualTo(List.of("query"));
    }
}
