package gateway.web.admission;

import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.post;
import static gateway.web.admission.TestRequest.preflight;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Routes whose resource refuses somebody too often. */
final class RouteLockoutTest {
    private static final TestRequest LOGIN = post("/api/login");

    private final TestGateway gateway = new TestConfig()
            .lockingRoute("login", "/api/login", 3)
            .key("mobile", "valid-secret", "free")
            .open();

    @Test
    void soManyRefusalsOfTheResourceAndTheNextRequestDoesNotReachIt() {
        fail(3);
        TestResponse locked = gateway.send(LOGIN);
        assertThat(locked.error()).isEqualTo("Too many failed attempts");
        assertThat(locked.header("Retry-After")).contains("60");
        assertThat(gateway.send(LOGIN.key("valid-secret")).status()).isEqualTo(429);
    }

    @Test
    void otherStatusesDoNotCount() {
        IntStream.range(0, 9).forEach(i -> gateway.send(LOGIN, 403));
        assertThat(gateway.send(LOGIN).status()).isEqualTo(200);
    }

    @Test
    void whatTheGatewayItselfRefusesDoesNotCount() {
        assertThat(gateway.statuses(9, LOGIN.key("unknown"))).containsOnly(401);
        assertThat(gateway.send(LOGIN).status()).isEqualTo(200);
    }

    @Test
    void otherAddressesAndOtherRoutesGoOn() {
        fail(3);
        assertThat(gateway.send(LOGIN.from("198.51.100.7")).status()).isEqualTo(200);
        assertThat(gateway.send(get("/api/x")).status()).isEqualTo(200);
        assertThat(gateway.send(preflight("/api/login", "https://app.example")).status())
                .isEqualTo(204);
    }

    @Test
    void theLockEndsByItself() {
        fail(3);
        gateway.advance(Duration.ofMinutes(1));
        assertThat(gateway.send(LOGIN).status()).isEqualTo(200);
    }

    @Test
    void anAnswerThatNobodyNotedBeforeCountsWhenItIsOver() {
        for (int i = 0; i < 3; i++) {
            Exchange exchange = gateway.gateway.begin(LOGIN);
            gateway.enter(exchange);
            gateway.gateway.log().end(exchange, 401, 0);
        }
        assertThat(gateway.send(LOGIN).status()).isEqualTo(429);
    }

    private void fail(int times) {
        IntStream.range(0, times)
                .forEach(i -> assertThat(gateway.send(LOGIN, 401).status()).isEqualTo(401));
    }
}
