package gateway.security.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitKey;
import gateway.api.limit.Ticker;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import gateway.testkit.limit.MovableTicker;
import gateway.testkit.lockout.LockoutStoreContract;
import java.time.Duration;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The memory store keeps the contract, with less room than its floods need, and keeps to its room. */
class MemoryLockoutStoreTest implements LockoutStoreContract {
    private static final int MAX_KEYS = 1_000;
    private static final LockoutRule RULE =
            new LockoutRule(2, Duration.ofSeconds(10), Duration.ofSeconds(5), Duration.ofSeconds(20));

    private final MovableTicker ticker = MovableTicker.standing();
    private final MemoryLockoutStore store = new MemoryLockoutStore(ticker, MAX_KEYS);

    @Override
    public LockoutStore open(Ticker ticker) {
        return new MemoryLockoutStore(ticker, MAX_KEYS);
    }

    @Test
    void remembersNoMoreKeysThanFit() {
        LongStream.range(0, 10 * MAX_KEYS).forEach(this::fail);
        assertThat(store.size()).isLessThanOrEqualTo(MAX_KEYS).isGreaterThan(MAX_KEYS * 9 / 10);
    }

    @Test
    void nineOfTenKeysThatFitAreAllRemembered() {
        MemoryLockoutStore large = new MemoryLockoutStore(ticker, 100_000);
        LongStream.range(0, 90_000).forEach(number -> large.fail(key(number), RULE));
        assertThat(large.size()).isEqualTo(90_000);
    }

    @Test
    void aKeyThatIsNotLockedMakesRoomForOneThatFails() {
        MemoryLockoutStore two = new MemoryLockoutStore(ticker, 2);
        two.fail(key(1), RULE);
        two.fail(key(2), RULE);
        two.fail(key(2), RULE);
        two.fail(key(3), RULE);
        two.fail(key(3), RULE);
        assertThat(two.lockedFor(key(2))).isPositive();
        assertThat(two.lockedFor(key(3))).isPositive();
        assertThat(two.size()).isEqualTo(2);
    }

    @Test
    void theKeyWhoseLastFailureIsTheOldestGoesFirst() {
        MemoryLockoutStore two = new MemoryLockoutStore(ticker, 2);
        two.fail(key(1), RULE);
        two.fail(key(2), RULE);
        two.clear(key(1));
        two.fail(key(1), RULE);
        two.fail(key(3), RULE);
        two.fail(key(1), RULE);
        assertThat(two.lockedFor(key(1)))
                .as("the failure before key 3 was remembered")
                .isPositive();
    }

    @Test
    void whatIsOverMakesRoomByItself() {
        LongStream.range(0, 500).forEach(this::fail);
        ticker.advance(Duration.ofSeconds(10));
        LongStream.range(1_000, 1_300).forEach(this::fail);
        assertThat(store.size()).isEqualTo(300);
    }

    @Test
    void manyFailuresOfAKeyTakeTheRoomOfManyKeys() {
        LockoutRule patient =
                new LockoutRule(LockoutRule.MOST_FAILURES, Duration.ofDays(1), Duration.ofDays(1), Duration.ofDays(1));
        MemoryLockoutStore small = new MemoryLockoutStore(ticker, 60);
        for (int number = 0; number < 3; number++) {
            for (int i = 1; i < LockoutRule.MOST_FAILURES; i++) {
                small.fail(key(number), patient);
            }
        }
        assertThat(small.size()).isEqualTo(1);
        small.fail(key(2), patient);
        assertThat(small.lockedFor(key(2))).isEqualTo(Duration.ofDays(1));
    }

    @Test
    void isTheStoreOfTheMemoryProvider() {
        MemoryLockoutStoreProvider provider = new MemoryLockoutStoreProvider();
        assertThat(provider.id()).isEqualTo("memory");
        assertThat(provider.type()).isEqualTo(LockoutStore.class);
    }

    @Test
    void lookingForALockLeavesNoTrace() {
        LongStream.range(0, 100).forEach(number -> store.lockedFor(key(number)));
        store.clear(key(1));
        assertThat(store.size()).isZero();
    }

    private void fail(long number) {
        store.fail(key(number), RULE);
    }

    private static LimitKey key(long number) {
        return new LimitKey(number * 0x9E3779B97F4A7C15L, ~number);
    }
}
