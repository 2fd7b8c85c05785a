package gateway.security.lockout;

import static gateway.security.lockout.LockoutKind.ADMIN;
import static gateway.security.lockout.LockoutKind.API_KEY;
import static gateway.security.lockout.LockoutKind.DEVICE;
import static gateway.security.lockout.LockoutKind.REGISTRATION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.client.IpAddress;
import gateway.api.config.Parameters;
import gateway.api.limit.LimitKeyHasher;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import gateway.api.store.StoreContext;
import gateway.security.store.MemoryLockoutStoreProvider;
import gateway.testkit.limit.MovableTicker;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LockoutsTest {
    private static final IpAddress HERE = address("192.0.2.1");
    private static final IpAddress ELSEWHERE = address("192.0.2.2");
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration HOUR = Duration.ofHours(1);

    private static final Map<LockoutKind, LockoutRule> RULES =
            Map.of(API_KEY, rule(1), DEVICE, rule(2), REGISTRATION, rule(3), ADMIN, rule(4));

    private final MovableTicker ticker = MovableTicker.standing();
    private final LockoutStore store = new MemoryLockoutStoreProvider()
            .open(new StoreContext(
                    Path.of("nowhere"), Parameters.of(List.of(), Map.of()), () -> Instant.EPOCH, ticker));
    private final LimitKeyHasher hasher = new LimitKeyHasher(1, 2);
    private final Lockouts lockouts = new Lockouts(store, hasher, RULES, 64);

    @ParameterizedTest
    @EnumSource
    void eachKindHasItsRule(LockoutKind kind) {
        int allowed = RULES.get(kind).maxFailures();
        for (int i = 0; i < allowed; i++) {
            assertThat(lockouts.lockedFor(kind, HERE, "")).isZero();
            assertThat(lockouts.fail(kind, HERE, "")).isZero();
        }
        assertThat(lockouts.lockedFor(kind, HERE, "")).isEqualTo(MINUTE);
        assertThat(lockouts.fail(kind, HERE, "")).isEqualTo(MINUTE);
    }

    @ParameterizedTest
    @EnumSource
    void kindsAreSeparate(LockoutKind failed) {
        lock(failed, HERE, "");
        for (LockoutKind kind : LockoutKind.values()) {
            assertThat(lockouts.lockedFor(kind, HERE, "").isZero()).isEqualTo(kind != failed);
        }
    }

    @Test
    void addressesAreSeparate() {
        lock(API_KEY, HERE, "");
        assertThat(lockouts.lockedFor(API_KEY, ELSEWHERE, "")).isZero();
    }

    @Test
    void whoFailsForOneAccountIsNotLockedForAnotherAndNobodyElseIs() {
        lock(ADMIN, HERE, "alice");
        assertThat(lockouts.lockedFor(ADMIN, HERE, "alice")).isEqualTo(MINUTE);
        assertThat(lockouts.lockedFor(ADMIN, HERE, "bob")).isZero();
        assertThat(lockouts.lockedFor(ADMIN, ELSEWHERE, "alice")).isZero();
    }

    @Test
    void addressesOfAnIpv6BlockAreOne() {
        lock(API_KEY, address("2001:db8:0:1::1"), "");
        assertThat(lockouts.lockedFor(API_KEY, address("2001:db8:0:1:ffff::2"), ""))
                .isEqualTo(MINUTE);
        assertThat(lockouts.lockedFor(API_KEY, address("2001:db8:0:2::1"), "")).isZero();
    }

    @Test
    void aMappedAddressIsTheIpv4Address() {
        lock(API_KEY, address("::ffff:192.0.2.1"), "");
        assertThat(lockouts.lockedFor(API_KEY, HERE, "")).isEqualTo(MINUTE);
        assertThat(lockouts.lockedFor(API_KEY, ELSEWHERE, "")).isZero();
    }

    @Test
    void aSubjectThatLooksLikeAnAddressSharesNothingWithIt() {
        lock(ADMIN, HERE, ELSEWHERE.text());
        assertThat(lockouts.lockedFor(ADMIN, ELSEWHERE, HERE.text())).isZero();
    }

    @Test
    void aSuccessClears() {
        lock(ADMIN, HERE, "alice");
        lockouts.clear(ADMIN, HERE, "alice");
        assertThat(lockouts.lockedFor(ADMIN, HERE, "alice")).isZero();
    }

    @Test
    void locksDouble() {
        lock(API_KEY, HERE, "");
        ticker.advance(MINUTE);
        assertThat(lockouts.lockedFor(API_KEY, HERE, "")).isZero();
        lock(API_KEY, HERE, "");
        assertThat(lockouts.lockedFor(API_KEY, HERE, "")).isEqualTo(MINUTE.multipliedBy(2));
    }

    @Test
    void routesHaveLockoutsOfTheirOwn() {
        assertThat(lockouts.failOnRoute("login", HERE, rule(2))).isZero();
        assertThat(lockouts.lockedForRoute("login", HERE)).isZero();
        assertThat(lockouts.failOnRoute("login", HERE, rule(2))).isZero();
        assertThat(lockouts.lockedForRoute("login", HERE)).isEqualTo(MINUTE);
        assertThat(lockouts.lockedForRoute("search", HERE)).isZero();
        assertThat(lockouts.lockedForRoute("login", ELSEWHERE)).isZero();
        assertThat(lockouts.lockedFor(API_KEY, HERE, "")).isZero();
    }

    @Test
    void aRouteWithTheNameOfAKindIsNotThatKind() {
        lockouts.failOnRoute("api-key", HERE, rule(1));
        assertThat(lockouts.lockedFor(API_KEY, HERE, "")).isZero();
    }

    @Test
    void anotherConfigurationKeepsWhatWasCounted() {
        lock(ADMIN, HERE, "alice");
        assertThat(new Lockouts(store, hasher, RULES, 64).lockedFor(ADMIN, HERE, "alice"))
                .isEqualTo(MINUTE);
    }

    @Test
    void everyKindNeedsARule() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Lockouts(store, hasher, Map.of(ADMIN, rule(1)), 64))
                .withMessage("rules must have one for api-key");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Lockouts(store, hasher, RULES, 129))
                .withMessage("ipv6-prefix must be from 0 to 128, was 129");
    }

    @Test
    void kindsAreCalledAsInConfiguration() {
        assertThat(LockoutKind.values())
                .extracting(LockoutKind::id)
                .containsExactly("api-key", "device", "registration", "admin");
    }

    private void lock(LockoutKind kind, IpAddress address, String subject) {
        for (int i = 0; i < RULES.get(kind).maxFailures(); i++) {
            assertThat(lockouts.fail(kind, address, subject)).isZero();
        }
    }

    private static LockoutRule rule(int maxFailures) {
        return new LockoutRule(maxFailures, MINUTE, MINUTE, HOUR);
    }

    private static IpAddress address(String text) {
        return IpAddress.parse(text).orElseThrow();
    }
}
