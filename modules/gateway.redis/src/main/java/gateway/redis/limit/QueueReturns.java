package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gives places of queues back, each queue by itself: there is nothing to decide. */
final class QueueReturns {

    /** The queue at an index of the policies, and what gives a place of it back in place of spending it. */
    private record Queue(int index, Acquirer returning) {}

    private final List<Queue> queues = new ArrayList<>();

    QueueReturns(Questions questions, Scripts scripts, ScriptTime.Source time, List<Slot> slots) {
        for (int i = 0; i < slots.size(); i++) {
            int index = i;
            returning(questions, scripts, time, slots.get(i))
                    .ifPresent(acquirer -> queues.add(new Queue(index, acquirer)));
        }
    }

    private static Optional<Acquirer> returning(
            Questions questions, Scripts scripts, ScriptTime.Source time, Slot slot) {
        if (slot.form() instanceof LimitForm.Scripted form) {
            return form.givingBack()
                    .map(back -> new ScriptedAcquirer(questions, List.of(slot.with(slot.policy(), back))));
        }
        return slot.policy().limiter() instanceof DelayingLimiter limiter
                ? Optional.of(new StoredAcquirer(
                        scripts, time, List.of(slot.with(slot.policy().with(new Returning(limiter)), slot.form()))))
                : Optional.empty();
    }

    void giveBack(LimitKey[] keys, long[] permits) {
        for (Queue queue : queues) {
            int index = queue.index();
            if (permits[index] > 0) {
                queue.returning().acquire(new LimitKey[] {keys[index]}, new long[] {permits[index]});
            }
        }
    }

    /** Steps that give back what others spend. */
    private record Returning(DelayingLimiter queue) implements Limiter {
        @Override
        public LimiterShape shape() {
            return queue.shape();
        }

        @Override
        public Decision step(LimitState state, long nowNanos, long permits) {
            queue.giveBack(state, nowNanos, permits);
            return new Permitted(0, 0);
        }

        @Override
        public long idleAtNanos(LimitState state) {
            return queue.idleAtNanos(state);
        }
    }
}
