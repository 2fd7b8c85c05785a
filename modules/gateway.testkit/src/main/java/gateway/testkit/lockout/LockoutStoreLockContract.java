package gateway.testkit.lockout;

import static gateway.testkit.lockout.Rules.rule;
import static gateway.testkit.lockout.Rules.threeInTenSeconds;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.lockout.LockoutRule;
import java.time.Duration;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** How long locks last, and when they are forgotten. Part of {@link LockoutStoreContract}. */
public interface LockoutStoreLockContract extends LockoutStoreHarness {

    /** A lock is over when its time has passed, and not earlier. */
    @Test
    default void aLockLastsExactlyItsTime() {
        LockoutTimeline.of(
                this,
                threeInTenSeconds(),
                timeline -> timeline.at(0)
                        .counts(3)
                        .justBefore(5)
                        .isLockedForAMoment()
                        .at(5)
                        .isOpen());
    }

    /** Each lock lasts twice as long as the one before, up to the longest. */
    @Test
    default void locksDoubleUpToTheLongest() {
        LockoutTimeline.of(
                this,
                threeInTenSeconds(),
                timeline -> timeline.at(0)
                        .counts(3)
                        .isLocked(5)
                        .at(5)
                        .counts(3)
                        .isLocked(10)
                        .at(15)
                        .counts(3)
                        .isLocked(20)
                        .at(35)
                        .counts(3)
                        .isLocked(20));
    }

    /** The longest lock is kept to even if doubling does not lead to it. */
    @Test
    default void theLongestLockNeedNotBeADouble() {
        LockoutTimeline.of(
                this,
                rule(1, 10, 5, 12),
                timeline -> timeline.at(0)
                        .counts(1)
                        .isLocked(5)
                        .at(5)
                        .counts(1)
                        .isLocked(10)
                        .at(15)
                        .counts(1)
                        .isLocked(12));
    }

    /** A key that has not failed for the longest lock after its own was over begins anew. */
    @Test
    default void locksAreRememberedForTheLongestLock() {
        LockoutTimeline.of(
                this,
                threeInTenSeconds(),
                timeline -> timeline.at(0).counts(3).justBefore(25).counts(3).isLocked(10));
        LockoutTimeline.of(
                this,
                threeInTenSeconds(),
                timeline -> timeline.at(0).counts(3).at(25).counts(3).isLocked(5));
    }

    /** A failure in between keeps a lock in mind for as long again. */
    @Test
    default void aFailureKeepsLocksInMind() {
        LockoutTimeline.of(
                this,
                threeInTenSeconds(),
                timeline -> timeline.at(0)
                        .counts(3)
                        .at(20)
                        .counts(1)
                        .justBefore(40)
                        .counts(3)
                        .isLocked(10));
    }

    /** Locks of years work. */
    @Test
    default void locksCanBeLong() {
        double years = 3653 * 86_400.0;
        Duration lock = Duration.ofDays(3653);
        LockoutTimeline.of(
                this,
                new LockoutRule(1, Duration.ofMillis(1), lock, lock.multipliedBy(3)),
                timeline -> timeline.at(0)
                        .counts(1)
                        .isLocked(years)
                        .at(years)
                        .counts(1)
                        .isLocked(2 * years));
    }

    /** Whoever can fail from many addresses unlocks none of them by that. */
    @Test
    default void aFloodUnlocksNobody() {
        LockoutTimeline.of(this, threeInTenSeconds(), timeline -> {
            timeline.of(-1).counts(3).isLocked(5);
            flood(timeline, 1);
            timeline.of(-1).isLocked(5);
        });
    }

    /** Not even if all the others are locked too. */
    @Test
    default void aFloodOfLocksUnlocksNobody() {
        LockoutTimeline.of(this, threeInTenSeconds(), timeline -> {
            timeline.of(-1).counts(3).isLocked(5);
            flood(timeline, 3);
            timeline.of(-1).isLocked(5);
        });
    }

    /** After a flood of failures, those who fail are locked as ever. */
    @Test
    default void aFloodOfFailuresShieldsNobody() {
        LockoutTimeline.of(this, threeInTenSeconds(), timeline -> {
            flood(timeline, 1);
            timeline.of(-1).counts(3).isLocked(5);
        });
    }

    private void flood(LockoutTimeline timeline, int failures) {
        LongStream.range(1, flood()).forEach(number -> {
            for (int i = 0; i < failures; i++) {
                assertThat(timeline.store().fail(LockoutTimeline.key(number), threeInTenSeconds()))
                        .isZero();
            }
        });
    }
}
