package gateway.algorithms.memory;

import static gateway.algorithms.memory.Asking.key;
import static gateway.algorithms.memory.Policies.limiter;
import static gateway.algorithms.memory.Policies.policy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import gateway.algorithms.memory.TableRank.Group;
import gateway.api.limit.Decision;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A lane that swaps")
class SwapLaneTest {
    private final Limiter hundred = limiter("fixed-window", "max-requests=100", "window=1h");
    private final Ledger ledger = new Ledger(10, 10);
    private final CellTable cells =
            new CellTable(new Account(ledger), new Tables(ledger, 10), new TableRank(Group.SHARED, 0), 2);

    @Test
    void holdsTheKeyWhenOthersAreFasterAgainAndAgain() {
        Policy policy = policy("overtaken", "fixed-window", new Overtaken(), Breadth.SHARED);
        SwapLane lane = new SwapLane(0, policy, cells);
        Decision decision = assertTimeoutPreemptively(Duration.ofSeconds(30), () -> lane.decide(key(1), 1, 0));
        assertThat(decision.permitted()).isTrue();
        assertThat(decision.remaining()).as("after eight who were faster").isEqualTo(91);
        assertThat(ledger.usage().keys()).isOne();
    }

    /** Somebody else spends a permit whenever this limiter is about to decide, unless the key is held. */
    private final class Overtaken implements Limiter {
        private final Policy faster = policy("faster", "fixed-window", hundred, Breadth.SHARED);

        @Override
        public LimiterShape shape() {
            return hundred.shape();
        }

        @Override
        public Decision step(LimitState state, long nowNanos, long permits) {
            cells.trySwap(key(1), nowNanos).ifPresent(trial -> {
                Decision decision = trial.step(faster, nowNanos, 1, true);
                trial.conclude(faster, decision, nowNanos, 1, true);
                trial.close();
            });
            return hundred.step(state, nowNanos, permits);
        }

        @Override
        public long idleAtNanos(LimitState state) {
            return hundred.idleAtNanos(state);
        }
    }
}
