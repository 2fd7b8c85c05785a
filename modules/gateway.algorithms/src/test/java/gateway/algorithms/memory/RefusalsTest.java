package gateway.algorithms.memory;

import static gateway.algorithms.memory.Asking.key;
import static gateway.algorithms.memory.Policies.perCaller;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.algorithms.memory.TableRank.Group;
import gateway.api.limit.Decision;
import gateway.api.limit.Policy;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Refusals without a lock")
class RefusalsTest {
    private static final long MILLI = 1_000_000;

    private final Policy policy = perCaller("a", "token-bucket", "max-requests=2", "refill-rate=1/1s");
    private final Ledger ledger = new Ledger(100, 100);
    private final SegmentTable<FixedDraft> table = new SegmentTable<>(
            new Account(ledger), new Tables(ledger, 100), new TableRank(Group.CALLERS, 0), new FixedSlots(1, 3), 1);

    @Test
    void areGivenToWhoWasRefusedAMomentAgo() {
        assertThat(needsTheLock(0)).isTrue();
        assertThat(needsTheLock(0)).as("the second permit").isTrue();
        assertThat(needsTheLock(0)).as("the first refusal").isTrue();
        assertThat(needsTheLock(1)).isFalse();
        assertThat(needsTheLock(MILLI - 1)).isFalse();
    }

    @Test
    void bringTheStateUpToDateOnceAMillisecond() {
        needsTheLock(0);
        needsTheLock(0);
        needsTheLock(0);
        assertThat(needsTheLock(MILLI)).isTrue();
        assertThat(needsTheLock(MILLI + 1)).isFalse();
    }

    @Test
    void areNotGivenToWhoIsPermitted() {
        needsTheLock(0);
        needsTheLock(0);
        needsTheLock(1_000 * MILLI - 1);
        assertThat(needsTheLock(1_000 * MILLI)).isTrue();
        assertThat(needsTheLock(1_000 * MILLI + 1)).as("right after a permit").isTrue();
        assertThat(needsTheLock(1_000 * MILLI + 2)).isFalse();
    }

    private boolean needsTheLock(long nowNanos) {
        if (!table.refusal(key(1), policy, 1, nowNanos).permitted()) {
            return false;
        }
        Trial trial = table.open(Holdings.APART, key(1), nowNanos);
        Decision decision = trial.step(policy, nowNanos, 1, true);
        trial.conclude(policy, decision, nowNanos, 1, decision.permitted());
        trial.close();
        return true;
    }
}
