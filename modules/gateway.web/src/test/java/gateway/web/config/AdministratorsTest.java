package gateway.web.config;

import static gateway.web.config.Configured.below;
import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.administration.Administrator;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AdministratorsTest {
    private static final String HASH =
            "PBKDF2WithHmacSHA256:600000:c2FsdCBvZiB0aGUgdGVzdA==:" + "aGFzaCBvZiB0aGUgdGVzdCwgMzIgYnl0ZXMgbG9uZyE=";

    @Test
    void thereAreNoneWithoutConfiguration() {
        assertThat(with().config().administrators()).isEmpty();
    }

    @Test
    void anAccountHasAPasswordAndRoles() {
        assertThat(with(below("gateway.admin.users.ada", "password-hash=" + HASH, "roles=gateway-admin"))
                        .config()
                        .administrators())
                .containsOnlyKeys("ada")
                .containsEntry("ada", new Administrator("ada", HASH, Set.of("gateway-admin")));
    }

    @Test
    void bothHaveToBeThere() {
        assertThat(with("gateway.admin.users.ada.password-hash=" + HASH).faults())
                .containsExactly(
                        "gateway.admin.users.ada.roles is missing; allowed is gateway-admin or gateway-viewer");
        assertThat(with("gateway.admin.users.ada.roles=gateway-viewer").faults())
                .containsExactly("gateway.admin.users.ada.password-hash is missing; allowed is"
                        + " PBKDF2WithHmacSHA256:<iterations>:<salt in base 64>:<hash in base 64>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a plain password",
                "MD5:1000:c2FsdA==:aGFzaA==",
                "PBKDF2WithHmacSHA256:1:c2FsdCBvZiB0aGUgdGVzdA==:aGFzaCBvZiB0aGUgdGVzdCwgMzIgYnl0ZXMgbG9uZyE=",
                "PBKDF2WithHmacSHA256:600000:!:!"
            })
    void aHashThatIsNoneIsAFaultAndStaysSecret(String hash) {
        Configured configured = with(below("gateway.admin.users.ada", "password-hash=" + hash, "roles=gateway-admin"));
        assertThat(configured.faults())
                .containsExactly("gateway.admin.users.ada.password-hash is not what is allowed, which is"
                        + " PBKDF2WithHmacSHA256:<iterations>:<salt in base 64>:<hash in base 64>"
                        + " (from gateway.properties)");
        assertThat(configured.read().config().administrators()).isEmpty();
    }

    @Test
    void rolesAreTheGatewaysOwn() {
        Configured configured = with(below("gateway.admin.users.ada", "password-hash=" + HASH, "roles=buyer"));
        assertThat(configured.faults()).singleElement().asString().contains("\"buyer\"", "gateway-viewer");
        assertThat(configured.read().config().administrators()).isEmpty();
    }

    @Test
    void aNameIsPlain() {
        assertThat(with(below("gateway.admin.users.a b", "password-hash=" + HASH, "roles=gateway-admin"))
                        .faults())
                .singleElement()
                .asString()
                .contains("a b")
                .doesNotContain(HASH);
    }
}
