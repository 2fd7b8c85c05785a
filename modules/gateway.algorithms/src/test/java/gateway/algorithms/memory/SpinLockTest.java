package gateway.algorithms.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A spin lock")
class SpinLockTest {

    private static final class Guarded extends SpinLock {
        private long first;
        private long second;

        private void add() {
            lock();
            try {
                first++;
                second++;
            } finally {
                unlock();
            }
        }

        /** Reads both without the lock; whether they were equal, or something changed meanwhile. */
        private boolean isConsistent() {
            long stamp = stamp();
            boolean equal = first == second;
            return equal || !isUnchanged(stamp);
        }
    }

    @Test
    void isHeldByOneAtATime() {
        Guarded guarded = new Guarded();
        assertThat(guarded.tryLock()).isTrue();
        assertThat(guarded.tryLock()).isFalse();
        guarded.unlock();
        assertThat(guarded.tryLock()).isTrue();
    }

    @Test
    void losesNothingUnderLoad() {
        Guarded guarded = new Guarded();
        try (Crowd crowd = new Crowd(64)) {
            crowd.each(member -> {
                for (int i = 0; i < 2_000; i++) {
                    guarded.add();
                }
                return true;
            });
        }
        assertThat(guarded.first).isEqualTo(128_000).isEqualTo(guarded.second);
    }

    @Test
    void givesWayToWhoeverHasWaitedLongUntilHeHasHadHisTurn() {
        Guarded guarded = new Guarded();
        guarded.lock();
        assertThat(guarded.isStarving()).isFalse();
        try (Crowd crowd = new Crowd(2)) {
            crowd.each(member -> {
                if (member == 0) {
                    guarded.add();
                } else {
                    unlockWhenStarving(guarded);
                }
                return true;
            });
        }
        assertThat(guarded.first).isOne();
        assertThat(guarded.isStarving()).isFalse();
    }

    private static void unlockWhenStarving(Guarded guarded) {
        while (!guarded.isStarving()) {
            Thread.onSpinWait();
        }
        guarded.unlock();
    }

    @Test
    void tellsReadersWhetherTheyMayTrustWhatTheySaw() {
        Guarded guarded = new Guarded();
        try (Crowd crowd = new Crowd(4)) {
            assertThat(crowd.each(member -> {
                        boolean consistent = true;
                        for (int i = 0; i < 200_000; i++) {
                            if (member == 0) {
                                guarded.add();
                            } else {
                                consistent &= guarded.isConsistent();
                            }
                        }
                        return consistent;
                    }))
                    .containsOnly(true);
        }
    }

    @Test
    void isNotUnchangedWhileHeldNorAfterwards() {
        Guarded guarded = new Guarded();
        long before = guarded.stamp();
        assertThat(guarded.isUnchanged(before)).isTrue();
        guarded.lock();
        assertThat(guarded.isUnchanged(before)).isFalse();
        assertThat(guarded.isUnchanged(guarded.stamp())).isFalse();
        guarded.unlock();
        assertThat(guarded.isUnchanged(before)).isFalse();
        assertThat(guarded.isUnchanged(guarded.stamp())).isTrue();
    }
}
