package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.post;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.security.lockout.LockoutKind;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How often somebody may try to register a device. */
final class RegistrationGateTest {
    private static final TestRequest REGISTER = post("/api/auth/register");
    private static final Refusal REASON = Refusal.of(RefusalKind.CONFLICT, "The id is taken.");

    private final TestGateway gateway = new TestConfig()
            .devices()
            .registrations(policy("device-registration", 2, "1m"))
            .lockout(LockoutKind.REGISTRATION, 3)
            .open();

    @Test
    void soOftenAMinuteForEachAddress() {
        assertThat(ask(REGISTER)).isEmpty();
        assertThat(ask(REGISTER)).isEmpty();
        Refusal refused = ask(REGISTER).orElseThrow();
        assertThat(refused.kind()).isEqualTo(RefusalKind.RATE_LIMIT_EXCEEDED);
        assertThat(refused.exceeded()).contains(new Refusal.Exceeded("device-registration", 2));
        assertThat(refused.retryAfterSeconds()).hasValue(60);
        assertThat(ask(REGISTER.from("198.51.100.7"))).isEmpty();
    }

    @Test
    void anIpv6BlockIsOneAddress() {
        assertThat(ask(REGISTER.from("2001:db8::1"))).isEmpty();
        assertThat(ask(REGISTER.from("2001:db8::2"))).isEmpty();
        assertThat(ask(REGISTER.from("2001:db8::3"))).isPresent();
    }

    @Test
    void notAtAllAfterTooManyThatFailed() {
        Exchange exchange = exchange(REGISTER);
        for (int i = 0; i < 3; i++) {
            assertThat(gateway.gateway.registrations().failed(exchange, REASON)).isEqualTo(REASON);
        }
        assertThat(gateway.gateway.registrations().failed(exchange, REASON).kind())
                .isEqualTo(RefusalKind.TOO_MANY_FAILURES);
        assertThat(ask(REGISTER).map(Refusal::kind)).contains(RefusalKind.TOO_MANY_FAILURES);
        assertThat(ask(REGISTER.from("198.51.100.7"))).isEmpty();
    }

    private Optional<Refusal> ask(TestRequest request) {
        return gateway.gateway.registrations().refusal(exchange(request));
    }

    private Exchange exchange(TestRequest request) {
        Exchange exchange = gateway.gateway.begin(request);
        assertThat(gateway.enter(exchange)).isEmpty();
        return exchange;
    }
}
