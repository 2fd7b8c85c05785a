package gateway.web.config;

import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.lockout.LockoutRule;
import gateway.security.lockout.LockoutKind;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LockoutsTest {
    private static final LockoutRule DEFAULT =
            new LockoutRule(10, Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ofHours(1));
    private static final String PATH = "gateway.routes.login.path=/api/login";

    @ParameterizedTest
    @EnumSource
    void everyKindHasARuleWithoutConfiguration(LockoutKind kind) {
        assertThat(with().config().lockouts()).containsEntry(kind, DEFAULT);
    }

    @Test
    void eachKindIsSetForItself() {
        GatewayConfig config = with(
                        "gateway.lockout.api-key.max-failures=3",
                        "gateway.lockout.api-key.window=10s",
                        "gateway.lockout.api-key.lock=2m",
                        "gateway.lockout.api-key.max-lock=1d",
                        "gateway.lockout.admin.lock=5m")
                .config();
        assertThat(config.lockouts().get(LockoutKind.API_KEY))
                .isEqualTo(new LockoutRule(3, Duration.ofSeconds(10), Duration.ofMinutes(2), Duration.ofDays(1)));
        assertThat(config.lockouts().get(LockoutKind.ADMIN).lock()).isEqualTo(Duration.ofMinutes(5));
        assertThat(config.lockouts().get(LockoutKind.DEVICE)).isEqualTo(DEFAULT);
    }

    @Test
    void theEnvironmentReachesThem() {
        assertThat(with().environment("GATEWAY_LOCKOUT_API_KEY_MAX_FAILURES=7")
                        .config()
                        .lockouts()
                        .get(LockoutKind.API_KEY)
                        .maxFailures())
                .isEqualTo(7);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "max-failures=0",
                "max-failures=10001",
                "max-failures=many",
                "window=60",
                "window=0s",
                "lock=-1s",
                "max-lock=1y"
            })
    void otherValuesAreFaults(String line) {
        assertThat(with("gateway.lockout.device." + line).faults())
                .singleElement()
                .asString()
                .startsWith("gateway.lockout.device." + line.split("=", 2)[0])
                .contains("\"" + line.split("=", 2)[1] + "\"")
                .contains("allowed");
    }

    @Test
    void theLongestLockIsNotShorterThanTheFirst() {
        assertThat(with("gateway.lockout.admin.lock=2h").faults())
                .containsExactly("gateway.lockout.admin.max-lock is PT1H, allowed is at least PT2H, which is lock");
    }

    @Test
    void anUnknownKindIsAFault() {
        assertThat(with("gateway.lockout.apikey.lock=2m").faults())
                .singleElement()
                .asString()
                .contains("is not known")
                .contains("gateway.lockout.api-key.lock");
    }

    @Test
    void aRouteLocksNobodyOutUnlessItSaysForWhat() {
        assertThat(lockout(PATH)).isEmpty();
        assertThat(lockout(PATH, "gateway.routes.login.lockout.on-status=401, 403"))
                .contains(new RouteLockout(Set.of(401, 403), DEFAULT));
        assertThat(with(PATH, "gateway.routes.login.lockout.lock=2m").faults())
                .singleElement()
                .asString()
                .startsWith("gateway.routes.login.lockout.on-status is missing");
    }

    @Test
    void aRouteHasARuleOfItsOwn() {
        assertThat(lockout(
                        PATH,
                        "gateway.routes.login.lockout.on-status=401",
                        "gateway.routes.login.lockout.max-failures=5",
                        "gateway.routes.login.lockout.window=2m",
                        "gateway.routes.login.lockout.lock=3m",
                        "gateway.routes.login.lockout.max-lock=4m"))
                .contains(new RouteLockout(
                        Set.of(401),
                        new LockoutRule(5, Duration.ofMinutes(2), Duration.ofMinutes(3), Duration.ofMinutes(4))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"200", "399", "600", "4xx"})
    void onlyErrorsCountAsFailures(String status) {
        assertThat(with(PATH, "gateway.routes.login.lockout.on-status=401," + status)
                        .faults())
                .singleElement()
                .asString()
                .contains(status);
    }

    private static Optional<RouteLockout> lockout(String... lines) {
        return with(lines).config().routes().get(0).lockout();
    }
}
