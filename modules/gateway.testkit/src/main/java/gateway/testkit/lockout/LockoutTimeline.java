package gateway.testkit.lockout;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitKey;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.util.function.Consumer;

/** What happens to keys of a store, moment by moment; the words that tests of lockout are written in. */
final class LockoutTimeline {
    private final LockoutStore store;
    private final MovableTicker ticker;
    private final Duration resolution;
    private final long start;
    private LockoutRule rule;
    private LimitKey key = key(0);

    private LockoutTimeline(LockoutStore store, MovableTicker ticker, Duration resolution, LockoutRule rule) {
        this.store = store;
        this.ticker = ticker;
        this.resolution = resolution;
        this.rule = rule;
        start = ticker.epochNanos();
    }

    /** Runs one with a store of its own. */
    static void of(LockoutStoreHarness harness, LockoutRule rule, Consumer<LockoutTimeline> test) {
        MovableTicker ticker = MovableTicker.standing();
        try (LockoutStore store = harness.open(ticker)) {
            test.accept(new LockoutTimeline(store, ticker, harness.resolution(), rule));
        }
    }

    /** A key that differs from each with another number. */
    static LimitKey key(long number) {
        return new LimitKey(number * 0x9E3779B97F4A7C15L, ~number);
    }

    /** Goes to the time so many seconds after the begin. */
    LockoutTimeline at(double seconds) {
        ticker.set(start + Math.round(seconds * 1e9));
        return this;
    }

    /** Goes to the last moment before that time. */
    LockoutTimeline justBefore(double seconds) {
        at(seconds);
        ticker.advance(resolution.negated());
        return this;
    }

    /** What follows is about this key. */
    LockoutTimeline of(long number) {
        key = key(number);
        return this;
    }

    /** Failures count under this rule from now on. */
    LockoutTimeline under(LockoutRule other) {
        rule = other;
        return this;
    }

    /** So many failures come, and each is counted. */
    LockoutTimeline counts(int failures) {
        for (int i = 1; i <= failures; i++) {
            assertThat(store.fail(key, rule)).as("%s, failure %d", when(), i).isZero();
        }
        return this;
    }

    /** The key is not locked. */
    LockoutTimeline isOpen() {
        assertThat(store.lockedFor(key)).as(when()).isZero();
        return this;
    }

    /** The key is locked for so many seconds, and a failure is not counted. */
    LockoutTimeline isLocked(double seconds) {
        return isLocked(Duration.ofNanos(Math.round(seconds * 1e9)));
    }

    /** The key is locked for the shortest time there is. */
    LockoutTimeline isLockedForAMoment() {
        return isLocked(resolution);
    }

    private LockoutTimeline isLocked(Duration left) {
        assertThat(store.lockedFor(key)).as(when()).isEqualTo(left);
        assertThat(store.fail(key, rule)).as("%s, another failure", when()).isEqualTo(left);
        assertThat(store.lockedFor(key)).as("%s, after that failure", when()).isEqualTo(left);
        return this;
    }

    /** The key is forgotten. */
    LockoutTimeline clear() {
        store.clear(key);
        return this;
    }

    /** For what has no word of its own. */
    LockoutStore store() {
        return store;
    }

    private String when() {
        return "%s after the begin".formatted(Duration.ofNanos(ticker.epochNanos() - start));
    }
}
