package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import gateway.api.administration.AdministratorStore;
import gateway.api.analytics.RequestLogSink;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.DeviceStore;
import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUsage;
import gateway.api.lockout.LockoutStore;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Case K03 without a server, and SPEC 3: what becomes of requests when something of ours or a plug-in fails. */
final class FailureTest {
    private static final String LEAK = "leaked text";

    @RegisterExtension
    final CapturedLog capturedLog = new CapturedLog();

    @Test
    void aFailingKeyStoreRefusesThoseWhoShowAKey() {
        TestGateway gateway = new TestConfig()
                .store(ApiKeyStore.class, FailingStores.of(ApiKeyStore.class, LEAK))
                .open();
        TestResponse refused = gateway.send(get("/api/x").key("any"));
        assertThat(refused.error()).isEqualTo("Gateway unavailable");
        assertThat(refused.header("Retry-After")).contains("1");
        assertThat(refused.body()).doesNotContain(LEAK);
        assertThat(gateway.send(get("/api/gateway").key("any")).status()).isEqualTo(503);
        assertThat(gateway.failures(Failures.Part.KEY_STORE)).isEqualTo(2);
    }

    @Test
    void aFailingKeyStoreConcernsNobodyElse() {
        TestGateway gateway = new TestConfig()
                .store(ApiKeyStore.class, FailingStores.of(ApiKeyStore.class, LEAK))
                .blocking("203.0.113.9")
                .secure("secure", "/api/secure")
                .open();
        assertThat(gateway.send(get("/api/x")).status()).isEqualTo(200);
        assertThat(gateway.send(get("/api/secure")).status()).isEqualTo(401);
        assertThat(gateway.send(get("/api/x").key("any").from("203.0.113.9")).status())
                .isEqualTo(403);
    }

    @Test
    void aFailingDeviceStoreRefusesThoseWhoShowACode() {
        TestGateway gateway = new TestConfig()
                .devices()
                .store(DeviceStore.class, FailingStores.of(DeviceStore.class, LEAK))
                .open();
        TestResponse refused = gateway.send(get("/api/x").key(TestDevices.wrong(TestDevices.ID)));
        assertThat(refused.error()).isEqualTo("Gateway unavailable");
        assertThat(refused.body()).doesNotContain(LEAK);
        assertThat(gateway.send(get("/api/x")).status()).isEqualTo(200);
        assertThat(gateway.failures(Failures.Part.DEVICE_STORE)).isEqualTo(1);
    }

    @Test
    void aFailingValidatorOfDeviceCodesIsAFailingDeviceStore() {
        TestGateway gateway = new TestConfig()
                .validator(presented -> {
                    throw new IllegalStateException(LEAK);
                })
                .open();
        assertThat(gateway.send(get("/api/x").key("totp_any")).error()).isEqualTo("Gateway unavailable");
        assertThat(gateway.send(get("/api/x").key(TestDevices.wrong(TestDevices.ID)))
                        .status())
                .isEqualTo(503);
        assertThat(gateway.failures(Failures.Part.DEVICE_STORE)).isEqualTo(2);
    }

    @Test
    void whileFailuresCannotBeCountedNobodyMayGuess() {
        TestGateway gateway = new TestConfig()
                .devices()
                .key("mobile", "secret", "free")
                .administrator("ada", "the password", "gateway-admin")
                .store(LockoutStore.class, FailingStores.of(LockoutStore.class, LEAK))
                .open();
        assertThat(gateway.send(get("/api/x").key("wrong")).error()).isEqualTo("Gateway unavailable");
        assertThat(gateway.send(get("/api/x").key(TestDevices.wrong(TestDevices.ID)))
                        .status())
                .isEqualTo(503);
        assertThat(gateway.send(get("/api/gateway/keys").basic("ada", "the password"))
                        .status())
                .isEqualTo(503);
        assertThat(gateway.send(get("/api/x").key("secret")).status()).isEqualTo(200);
        assertThat(gateway.send(get("/api/x")).status()).isEqualTo(200);
        assertThat(gateway.failures(Failures.Part.LOCKOUT_STORE)).isEqualTo(3);
    }

    @Test
    void aRouteWhoseLockoutCannotBeAskedIsOpenToAnonymousCallersOnly() {
        TestGateway gateway = new TestConfig()
                .lockingRoute("login", "/api/login", 3)
                .key("mobile", "secret", "free")
                .store(LockoutStore.class, FailingStores.of(LockoutStore.class, LEAK))
                .open();
        assertThat(gateway.send(get("/api/login"), 401).status()).isEqualTo(401);
        assertThat(gateway.send(get("/api/login").key("secret")).status()).isEqualTo(503);
    }

    @Test
    void aFailingAdministratorStoreLetsNobodyManage() {
        TestGateway gateway = new TestConfig()
                .store(AdministratorStore.class, FailingStores.of(AdministratorStore.class, LEAK))
                .open();
        TestResponse refused = gateway.send(get("/api/gateway/keys").basic("ada", "the password"));
        assertThat(refused.error()).isEqualTo("Gateway unavailable");
        assertThat(refused.body()).doesNotContain(LEAK);
        assertThat(gateway.failures(Failures.Part.ADMINISTRATORS)).isEqualTo(1);
    }

    @Test
    void withoutAnyAddressRulesNobodyIsLetIn() {
        TestGateway gateway = new TestConfig()
                .store(AddressRuleStore.class, FailingStores.of(AddressRuleStore.class, LEAK))
                .open();
        assertThat(gateway.send(get("/api/x")).error()).isEqualTo("Gateway unavailable");
        assertThat(gateway.failures(Failures.Part.ADDRESS_RULES)).isEqualTo(1);
    }

    @Test
    void theAddressRulesThatWereKnownLastStayInForce() {
        AtomicReference<AddressRuleChanges> changes = new AtomicReference<>(
                new AddressRuleChanges(Optional.empty(), Optional.empty(), List.of(), List.of("198.51.100.7")));
        TestGateway gateway = new TestConfig()
                .store(AddressRuleStore.class, FailingStores.rulesUnlessGone(changes))
                .open();
        assertThat(gateway.send(get("/api/x")).status()).isEqualTo(200);
        changes.set(FailingStores.GONE);
        assertThat(gateway.send(get("/api/x").from("198.51.100.7")).status()).isEqualTo(403);
        assertThat(gateway.send(get("/api/x")).status()).isEqualTo(200);
        assertThat(gateway.failures(Failures.Part.ADDRESS_RULES)).isEqualTo(2);
    }

    @Test
    void aFailingStoreLetsPassWhatIsOpenOnFailure() {
        TestGateway gateway = new TestGateway(
                new TestConfig().tier("free", policy("free", 3, "1h")), Optional.of(new FailingStore()), List.of());
        TestResponse response = gateway.send(get("/api/x"));
        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("X-RateLimit-Limit")).isEmpty();
        assertThat(gateway.passing(99, get("/api/x"))).isEqualTo(99);
        assertThat(gateway.failures(Failures.Part.LIMIT_STORE)).isEqualTo(100);
    }

    @Test
    void aFailingStoreRefusesWhatIsClosedOnFailure() {
        TestConfig config = new TestConfig()
                .tier(
                        "free",
                        policy("free", 3, "1h"),
                        policy("free.strict", 3, "1h").closed());
        TestGateway gateway = new TestGateway(config, Optional.of(new FailingStore()), List.of());
        TestResponse response = gateway.send(get("/api/x"));
        assertThat(response.error()).isEqualTo("Gateway unavailable");
        assertThat(response.header("Retry-After")).contains("1");
        assertThat(response.body()).doesNotContain(LEAK);
    }

    @Test
    void aShadowLimitIsNeverClosed() {
        TestConfig config =
                new TestConfig().tier("free", policy("free", 3, "1h").closed().shadow());
        TestGateway gateway = new TestGateway(config, Optional.of(new FailingStore()), List.of());
        assertThat(gateway.send(get("/api/x")).status()).isEqualTo(200);
    }

    @Test
    void aFailingLimiterFailsItsOwnPolicyOnly() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 3, "1h"), policy("free.broken", new FailingLimiter(LEAK)))
                .open();
        assertThat(gateway.send(get("/api/x")).header("X-RateLimit-Remaining")).contains("2");
        assertThat(gateway.passing(9, get("/api/x"))).isEqualTo(2);
        assertThat(gateway.failures(Failures.Part.LIMIT)).isEqualTo(10);
    }

    @Test
    void aFailingLimiterThatIsClosedRefusesUnlessAnotherHasABetterReason() {
        TestGateway gateway = new TestConfig()
                .tier(
                        "free",
                        policy("free", 3, "1h").cost(4),
                        policy("free.broken", new FailingLimiter(LEAK)).closed())
                .tier("pro", policy("pro", new FailingLimiter(LEAK)).closed())
                .key("pro", "secret", "pro")
                .open();
        assertThat(gateway.send(get("/api/x").key("secret")).error()).isEqualTo("Gateway unavailable");
        assertThat(gateway.send(get("/api/x")).error()).isEqualTo("Cost exceeds limit");
    }

    @Test
    void aFailingSinkIsNoticedByNobody() {
        RequestLogSink throwing = entry -> {
            throw new IllegalStateException(LEAK);
        };
        RequestLogSink unlinked = entry -> {
            throw new NoClassDefFoundError(LEAK);
        };
        TestGateway gateway = new TestGateway(new TestConfig(), Optional.empty(), List.of(throwing, unlinked));
        assertThat(gateway.passing(3, get("/api/x"))).isEqualTo(3);
        assertThat(gateway.log).hasSize(3);
        assertThat(gateway.failures(Failures.Part.LOG_SINK)).isEqualTo(6);
    }

    @Test
    void aStageThatWasLeftOutIsAFaultOfTheServersSetup() {
        TestGateway gateway = new TestConfig().open();
        Exchange exchange = gateway.gateway.begin(get("/api/x"));
        gateway.gateway.entry().enter(exchange);
        assertThatIllegalStateException()
                .isThrownBy(() -> gateway.gateway.limit().enter(exchange))
                .withMessage("a request must be ADDRESS_CHECKED before it is LIMITED, was ENTERED");
    }

    private static final class FailingStore implements LimitStore {
        @Override
        public LimitSet prepare(List<Policy> policies) {
            return new LimitSet() {
                @Override
                public List<Policy> policies() {
                    return policies;
                }

                @Override
                public List<Decision> acquire(LimitKey[] keys, long[] permits) {
                    throw new IllegalArgumentException(LEAK);
                }

                @Override
                public void reset(LimitKey[] keys) {}
            };
        }

        @Override
        public StoreUsage usage() {
            return new StoreUsage(0, 0, 0, 0);
        }

        @Override
        public void close() {}
    }
}
