package gateway.web.admission;

import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.Client.AdministratorUser;
import gateway.security.lockout.LockoutKind;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names, passwords and sessions in management requests, and nowhere else. */
final class AdministratorTest {
    private static final String PASSWORD = "the pässword: with a colon";
    private static final TestRequest KEYS = get("/api/gateway/keys");

    private final TestConfig config = new TestConfig()
            .lockout(LockoutKind.ADMIN, 3)
            .key("viewer", "viewer-secret", "free", "gateway-viewer")
            .administrator("ada", PASSWORD, "gateway-admin");

    @Test
    void theRightPasswordMakesAnAdministratorOfTheCaller() {
        Exchange exchange = config.open().send(KEYS.basic("ada", PASSWORD)).exchange();
        assertThat(exchange.client()).isEqualTo(new AdministratorUser("ada", Set.of("gateway-admin")));
        assertThat(Authorization.of(exchange, Role.ADMIN)).isInstanceOf(Authorization.Granted.class);
    }

    @Test
    void theSchemeIsReadInAnyLetterCase() {
        String header = TestPasswords.basic("ada", PASSWORD).replace("Basic", "bAsIc");
        assertThat(config.open().send(KEYS.header("Authorization", header)).status())
                .isEqualTo(200);
    }

    @Test
    void aWrongPasswordAndAnUnknownNameAreAnsweredAlike() {
        TestGateway gateway = config.open();
        TestResponse wrong = gateway.send(KEYS.basic("ada", "guess"));
        TestResponse unknown = gateway.send(KEYS.basic("bob", "guess"));
        assertThat(wrong.status()).isEqualTo(401);
        assertThat(wrong.header("WWW-Authenticate")).isPresent();
        assertThat(unknown.refusal()).isEqualTo(wrong.refusal());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Basic ", "Basic !!!", "Basic YWRh", "Basic OnNlY3JldA==", "Basic YWRhOv8=", "Basic YWRhOgA="})
    void whatCannotBeReadIsRefused(String header) {
        TestResponse response = config.open().send(KEYS.header("Authorization", header));
        assertThat(response.status()).isEqualTo(401);
        assertThat(response.exchange().client().authenticated()).isFalse();
    }

    @Test
    void twoPasswordsAreRefusedEvenIfEqual() {
        assertThat(config.open()
                        .send(KEYS.basic("ada", PASSWORD).basic("ada", PASSWORD))
                        .status())
                .isEqualTo(401);
    }

    @Test
    void otherSchemesAreNobodysBusiness() {
        TestResponse response = config.open().send(KEYS.header("Authorization", "Bearer abc"));
        assertThat(response.status()).isEqualTo(200);
        assertThat(response.exchange().client().authenticated()).isFalse();
    }

    @Test
    void afterTooManyWrongPasswordsNotEvenTheRightOneIsLookedAt() {
        TestGateway gateway =
                config.administrator("bob", PASSWORD, "gateway-viewer").open();
        assertThat(gateway.statuses(4, KEYS.basic("ada", "guess"))).containsExactly(401, 401, 401, 429);
        assertThat(gateway.send(KEYS.basic("ada", PASSWORD)).error()).isEqualTo("Too many failed attempts");
        assertThat(gateway.send(KEYS.basic("bob", PASSWORD)).status()).isEqualTo(200);
        assertThat(gateway.send(KEYS.basic("ada", PASSWORD).from("198.51.100.7"))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void aLiveSessionAndAKeyPassAllTheTime() {
        TestGateway gateway = config.open();
        gateway.statuses(4, KEYS.basic("ada", "guess"));
        TestRequest session = KEYS.inSessionOf(new AdministratorUser("ada", Set.of("gateway-admin")));
        assertThat(gateway.send(session).exchange().client().id()).isEqualTo("ada");
        assertThat(gateway.send(KEYS.key("viewer-secret")).exchange().client().id())
                .isEqualTo("viewer");
    }

    @Test
    void aKeyGoesBeforeAPasswordAndThatBeforeASession() {
        TestGateway gateway = config.open();
        TestRequest session = KEYS.inSessionOf(new AdministratorUser("eve", Set.of()));
        assertThat(gateway.send(session.basic("ada", PASSWORD))
                        .exchange()
                        .client()
                        .id())
                .isEqualTo("ada");
        assertThat(gateway.send(session.basic("ada", PASSWORD).key("viewer-secret"))
                        .exchange()
                        .client()
                        .id())
                .isEqualTo("viewer");
    }

    @Test
    void onOtherPathsPasswordsAndSessionsMeanNothing() {
        TestGateway gateway = config.open();
        TestRequest request = get("/api/x").inSessionOf(new AdministratorUser("ada", Set.of("gateway-admin")));
        TestResponse response = gateway.send(request.basic("ada", PASSWORD));
        assertThat(response.exchange().client().authenticated()).isFalse();
        assertThat(gateway.statuses(9, get("/api/x").basic("ada", "guess"))).containsOnly(200);
    }
}
