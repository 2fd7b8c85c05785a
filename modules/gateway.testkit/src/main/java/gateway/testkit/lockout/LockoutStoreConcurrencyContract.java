package gateway.testkit.lockout;

import static gateway.testkit.lockout.LockoutTimeline.key;
import static gateway.testkit.lockout.Rules.rule;
import static gateway.testkit.lockout.Rules.threeInTenSeconds;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitKey;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import gateway.testkit.limit.Crowd;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What holds when many attempts fail at once. Part of {@link LockoutStoreContract}. */
public interface LockoutStoreConcurrencyContract extends LockoutStoreHarness {

    /** Of 64 attempts that were let in together, exactly N count; the rest are told how long the key is locked. */
    @Test
    default void ofSixtyFourFailuresAtOnceExactlyTheLimitCounts() {
        LockoutRule rule = rule(10, 10, 5, 20);
        LockoutTimeline.of(this, rule, timeline -> {
            List<Duration> answers = Crowd.of(64, member -> timeline.store().fail(key(0), rule));
            assertThat(answers).filteredOn(Duration::isZero).hasSize(10);
            assertThat(answers).filteredOn(answer -> !answer.isZero()).containsOnly(Duration.ofSeconds(5));
            timeline.isLocked(5).at(5).counts(9).isOpen();
        });
    }

    /** Threads that look before they try, again and again, get N tries altogether. */
    @Test
    default void callersWhoLookFirstGetExactlyTheLimit() {
        LockoutRule rule = rule(100, 10, 5, 20);
        LockoutTimeline.of(this, rule, timeline -> {
            List<Integer> tries = Crowd.of(64, member -> tries(timeline.store(), key(0), rule));
            assertThat(tries.stream().mapToInt(Integer::intValue).sum()).isEqualTo(100);
        });
    }

    private static int tries(LockoutStore store, LimitKey key, LockoutRule rule) {
        int tries = 0;
        while (store.lockedFor(key).isZero()) {
            tries += store.fail(key, rule).isZero() ? 1 : 0;
        }
        return tries;
    }

    /** Also the first failure of a key is counted once, whoever else fails then. */
    @Test
    default void keysThatManyThreadsMeetFirstAreCountedExactly() {
        LockoutTimeline.of(this, threeInTenSeconds(), timeline -> {
            for (long number = 0; number < 100; number++) {
                LimitKey key = key(number);
                List<Duration> answers = Crowd.of(8, member -> timeline.store().fail(key, threeInTenSeconds()));
                assertThat(answers).filteredOn(Duration::isZero).hasSize(3);
            }
        });
    }
}
