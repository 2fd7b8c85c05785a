package gateway.testkit.lockout;

import static gateway.testkit.lockout.Rules.rule;
import static gateway.testkit.lockout.Rules.threeInTenSeconds;

import gateway.api.lockout.LockoutRule;
import org.junit.jupiter.api.Test;

/** Which failures count. Part of {@link LockoutStoreContract}. */
public interface LockoutStoreCountContract extends LockoutStoreHarness {

    /** The failure that makes as many as the rule says locks; it is still counted, the next one is not. */
    @Test
    default void locksWithTheLastFailureThatTheRuleAllows() {
        LockoutTimeline.of(
                this,
                threeInTenSeconds(),
                timeline -> timeline.at(0).counts(2).isOpen().counts(1).isLocked(5));
    }

    /** A failure counts until it is as old as the window is long. */
    @Test
    default void aFailureCountsForTheWindow() {
        LockoutTimeline.of(
                this,
                threeInTenSeconds(),
                timeline -> timeline.at(0)
                        .counts(1)
                        .at(8)
                        .counts(1)
                        .justBefore(10)
                        .counts(1)
                        .isLocked(5));
        LockoutTimeline.of(
                this,
                threeInTenSeconds(),
                timeline -> timeline.at(0)
                        .counts(1)
                        .at(8)
                        .counts(1)
                        .at(10)
                        .counts(1)
                        .isOpen());
    }

    /** There is no moment at which the count starts anew: failures on both sides of any moment count together. */
    @Test
    default void everyWindowCounts() {
        LockoutTimeline.of(
                this,
                threeInTenSeconds(),
                timeline -> timeline.at(0)
                        .counts(1)
                        .at(9.9)
                        .counts(1)
                        .at(10.1)
                        .counts(1)
                        .isOpen()
                        .at(10.2)
                        .counts(1)
                        .isLocked(5));
    }

    /** Failures of a locked key, and those before its lock, do not count once the lock is over. */
    @Test
    default void aLockEndsTheCount() {
        LockoutTimeline.of(
                this,
                threeInTenSeconds(),
                timeline -> timeline.at(0)
                        .counts(3)
                        .isLocked(5)
                        .at(4)
                        .isLocked(1)
                        .at(5)
                        .counts(2)
                        .isOpen());
    }

    /** Keys do not count together. */
    @Test
    default void eachKeyCountsForItself() {
        LockoutTimeline.of(this, threeInTenSeconds(), timeline -> {
            timeline.of(1).counts(2).of(2).counts(2).isOpen().of(1).isOpen();
            timeline.of(1).counts(1).isLocked(5).of(2).isOpen().of(3).isOpen();
        });
    }

    /** What is cleared begins like a key that was never seen. */
    @Test
    default void clearForgetsFailuresAndLocks() {
        LockoutTimeline.of(this, threeInTenSeconds(), timeline -> {
            timeline.clear().isOpen().counts(2).clear().counts(2).isOpen();
            timeline.counts(1).isLocked(5).clear().isOpen().counts(3).isLocked(5);
        });
    }

    /** Clearing one key leaves others as they are. */
    @Test
    default void clearIsAboutOneKey() {
        LockoutTimeline.of(
                this,
                threeInTenSeconds(),
                timeline -> timeline.of(1)
                        .counts(3)
                        .of(2)
                        .counts(3)
                        .clear()
                        .isOpen()
                        .of(1)
                        .isLocked(5));
    }

    /** A single failure locks if the rule says so. */
    @Test
    default void oneFailureCanBeEnough() {
        LockoutTimeline.of(
                this, rule(1, 10, 5, 20), timeline -> timeline.counts(1).isLocked(5));
    }

    /** The largest number that a rule can say is counted exactly. */
    @Test
    default void countsAsManyAsARuleCanSay() {
        LockoutTimeline.of(
                this,
                rule(LockoutRule.MOST_FAILURES, 10, 5, 20),
                timeline -> timeline.counts(LockoutRule.MOST_FAILURES - 1)
                        .isOpen()
                        .counts(1)
                        .isLocked(5));
    }

    /** A stricter rule, as after a change of configuration, counts what was counted under the old one. */
    @Test
    default void aStricterRuleCountsEarlierFailures() {
        LockoutTimeline.of(
                this,
                rule(10, 10, 5, 20),
                timeline -> timeline.counts(4)
                        .isOpen()
                        .under(threeInTenSeconds())
                        .counts(1)
                        .isLocked(5));
    }
}
