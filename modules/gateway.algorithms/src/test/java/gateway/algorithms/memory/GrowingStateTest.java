package gateway.algorithms.memory;

import static gateway.algorithms.memory.Asking.ask;
import static gateway.algorithms.memory.Asking.key;
import static gateway.algorithms.memory.Asking.passes;
import static gateway.algorithms.memory.Asking.remaining;
import static gateway.algorithms.memory.Policies.perCaller;
import static gateway.algorithms.memory.Policies.policy;
import static gateway.algorithms.memory.Policies.scoped;
import static gateway.algorithms.memory.Policies.shared;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Limit;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitState;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A state that grows")
class GrowingStateTest {
    private final LimitStore store = Stores.open(MovableTicker.standing());
    private final Policy list = policy("list", "list", new ListLimiter(), Breadth.CALLERS);

    @Test
    void isAsItWasAfterItsLimiterThrew() {
        LimitSet set = store.prepare(List.of(list));
        ask(set, 1, 3);
        long bytes = store.usage().bytes();
        for (long fault : new long[] {ListLimiter.FAULT_IN_PLACE, ListLimiter.FAULT_GROWN, ListLimiter.FAULT_SHRUNK}) {
            assertThat(ask(set, 1, fault).get(0)).isInstanceOf(Failed.class);
            assertThat(remaining(set, 1)).isEqualTo(7);
            assertThat(store.usage().bytes()).isEqualTo(bytes);
        }
    }

    @Test
    void leavesNothingBehindIfItsLimiterThrewOnANewKey() {
        LimitSet set = store.prepare(List.of(list));
        assertThat(ask(set, 1, ListLimiter.FAULT_GROWN).get(0)).isInstanceOf(Failed.class);
        assertThat(store.usage().keys()).isZero();
        assertThat(store.usage().bytes()).isZero();
    }

    @Test
    void isAsItWasAfterAnotherLimitRejected() {
        LimitSet set = store.prepare(List.of(list, shared("b", "fixed-window", "max-requests=3", "window=1h")));
        ask(set, 1, 3);
        long bytes = store.usage().bytes();
        assertThat(ask(set, 1, 2)).extracting(Decision::permitted).containsExactly(true, false);
        assertThat(set.acquire(new LimitKey[] {key(2), key(1)}, new long[] {2, 2}))
                .extracting(Decision::permitted)
                .containsExactly(true, false);
        assertThat(ask(set, 1, 0)).extracting(Decision::remaining).containsExactly(7L, 0L);
        assertThat(store.usage().bytes()).isEqualTo(bytes);
    }

    /** The policies of a request that count together work on one draft, and each can fail by itself. */
    @Test
    void keepsWhatOnePolicySpentIfAnotherThatSharesItThrows() {
        Policy other = scoped("list", policy("other", "list", new ListLimiter(), Breadth.CALLERS));
        LimitSet set = store.prepare(List.of(list, other));
        for (long fault : new long[] {ListLimiter.FAULT_IN_PLACE, ListLimiter.FAULT_GROWN, ListLimiter.FAULT_SHRUNK}) {
            long before = remaining(set, fault);
            List<Decision> decisions = set.acquire(new LimitKey[] {key(fault), key(fault)}, new long[] {2, fault});
            assertThat(decisions.get(0)).isInstanceOf(Permitted.class);
            assertThat(decisions.get(1)).isInstanceOf(Failed.class);
            assertThat(remaining(set, fault)).isEqualTo(before - 2);
        }
        assertThat(store.usage().keys()).isEqualTo(3);
        assertThat(store.usage().bytes()).isEqualTo(3 * (16 + 8 * (NotedLimiter.NOTES + 3)));
    }

    @Test
    void isCountedInBytesAsLongAsItIsThere() {
        LimitSet set = store.prepare(List.of(perCaller("log", "sliding-window-log", "max-requests=1000", "window=1h")));
        ask(set, 1, 1_000);
        assertThat(store.usage().bytes()).isEqualTo(16 + 8 * 1_001);
        set.reset(new LimitKey[] {key(1)});
        assertThat(store.usage().bytes()).isZero();
        assertThat(passes(set, 1, 1_000)).isTrue();
    }

    /** Ten permits for ever, a word for each; some costs are faults. */
    private static final class ListLimiter implements Limiter {
        static final long FAULT_IN_PLACE = 101;
        static final long FAULT_GROWN = 102;
        static final long FAULT_SHRUNK = 103;
        private static final int LIMIT = 10;

        @Override
        public LimiterShape shape() {
            return new LimiterShape(new Limit(LIMIT, Duration.ofHours(1)), 1, 1 + LIMIT);
        }

        @Override
        public Decision step(LimitState state, long nowNanos, long permits) {
            int spent = (int) state.get(0);
            if (permits > 100) {
                fail(state, permits);
            }
            if (permits > LIMIT - spent) {
                return new Rejected(LIMIT - spent, Long.MAX_VALUE, Long.MAX_VALUE);
            }
            if (permits > 0) {
                spend(state, spent, (int) permits);
            }
            return new Permitted(LIMIT - state.get(0), 0);
        }

        private static void spend(LimitState state, int spent, int permits) {
            state.resize(1 + spent + permits);
            for (int i = spent; i < spent + permits; i++) {
                state.set(1 + i, i);
            }
            state.set(0, spent + permits);
        }

        private static void fail(LimitState state, long how) {
            state.set(0, 9);
            if (how == FAULT_GROWN) {
                state.resize(11);
            } else if (how == FAULT_SHRUNK) {
                state.resize(1);
            }
            state.set(0, 10);
            throw new IllegalStateException("a fault");
        }

        @Override
        public long idleAtNanos(LimitState state) {
            return state.get(0) == 0 ? 0 : Long.MAX_VALUE;
        }
    }
}
