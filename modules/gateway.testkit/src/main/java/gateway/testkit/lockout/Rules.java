package gateway.testkit.lockout;

import gateway.api.lockout.LockoutRule;
import java.time.Duration;

/** The rules that tests of lockout go by. */
final class Rules {
    private Rules() {}

    /** Three failures in 10 s lock for 5 s, then 10 s, then 20 s each time. */
    static LockoutRule threeInTenSeconds() {
        return rule(3, 10, 5, 20);
    }

    /** Times are in seconds. */
    static LockoutRule rule(int maxFailures, long window, long lock, long maxLock) {
        return new LockoutRule(
                maxFailures, Duration.ofSeconds(window), Duration.ofSeconds(lock), Duration.ofSeconds(maxLock));
    }
}
