package gateway.web.admission;

import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.security.lockout.LockoutKind;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** SPEC 5.4 for API keys: who guesses too often has to wait, and nobody else. */
final class KeyLockoutTest {
    private static final TestRequest GUESS = get("/api/x").key("a-guess");

    private final TestConfig config = new TestConfig()
            .lockout(LockoutKind.API_KEY, 3)
            .key("mobile", "valid-secret", "free")
            .blocking("203.0.113.9")
            .trusting("127.0.0.1");

    @Test
    void soManyGuessesAreAnsweredAndTheNextHasToWait() {
        TestGateway gateway = config.open();
        assertThat(gateway.statuses(4, GUESS)).containsExactly(401, 401, 401, 429);
        TestResponse locked = gateway.send(GUESS);
        assertThat(locked.error()).isEqualTo("Too many failed attempts");
        assertThat(locked.header("Retry-After")).contains("60");
        assertThat(locked.body()).contains("\"retryAfter\":60").doesNotContain("guess");
        assertThat(locked.header("Cache-Control")).contains("no-store");
    }

    @Test
    void aValidKeyAndAnonymousRequestsPassAllTheTime() {
        TestGateway gateway = locked(GUESS);
        assertThat(gateway.send(get("/api/x").key("valid-secret")).status()).isEqualTo(200);
        assertThat(gateway.send(get("/api/x")).status()).isEqualTo(200);
        assertThat(gateway.send(GUESS).status()).isEqualTo(429);
    }

    @Test
    void otherAddressesMayGuessOn() {
        assertThat(locked(GUESS).send(GUESS.from("198.51.100.7")).status()).isEqualTo(401);
    }

    @Test
    void anIpv6AddressIsAsGoodAsItsBlock() {
        TestGateway gateway = locked(GUESS.from("2001:db8:0:1::1"));
        assertThat(gateway.send(GUESS.from("2001:db8:0:1:ffff::2")).status()).isEqualTo(429);
        assertThat(gateway.send(GUESS.from("2001:db8:0:2::1")).status()).isEqualTo(401);
    }

    @Test
    void theAddressIsThatWhichATrustedProxyReports() {
        TestRequest viaProxy = GUESS.from("127.0.0.1");
        TestGateway gateway = locked(viaProxy.header("X-Forwarded-For", "198.51.100.7"));
        assertThat(gateway.send(viaProxy.header("X-Forwarded-For", "10.1.1.1, 198.51.100.7"))
                        .status())
                .isEqualTo(429);
        assertThat(gateway.send(viaProxy.header("X-Forwarded-For", "198.51.100.8"))
                        .status())
                .isEqualTo(401);
    }

    @Test
    void theLockEndsByItself() {
        TestGateway gateway = locked(GUESS);
        gateway.advance(Duration.ofSeconds(59));
        assertThat(gateway.send(GUESS).header("Retry-After")).contains("1");
        gateway.advance(Duration.ofSeconds(1));
        assertThat(gateway.send(GUESS).status()).isEqualTo(401);
    }

    @ParameterizedTest
    @ValueSource(strings = {"two words", "totp_x", "a,b"})
    void whatCanBeNoKeyCountsLikeAWrongOne(String secret) {
        assertThat(config.open().statuses(4, get("/api/x").key(secret))).containsExactly(401, 401, 401, 429);
    }

    @Test
    void aRefusedAddressFailsAtNothing() {
        TestGateway gateway = config.open();
        assertThat(gateway.statuses(9, GUESS.from("203.0.113.9"))).containsOnly(403);
        gateway.reconfigure(new TestConfig().lockout(LockoutKind.API_KEY, 3));
        assertThat(gateway.send(GUESS.from("203.0.113.9")).status()).isEqualTo(401);
    }

    @Test
    void aReconfigurationForgetsNobody() {
        TestGateway gateway = locked(GUESS);
        gateway.reconfigure(new TestConfig().lockout(LockoutKind.API_KEY, 100));
        assertThat(gateway.send(GUESS).status()).isEqualTo(429);
    }

    private TestGateway locked(TestRequest guess) {
        TestGateway gateway = config.open();
        assertThat(gateway.statuses(3, guess)).containsOnly(401);
        return gateway;
    }
}
