package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Limit;
import gateway.api.limit.Limiter;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Random timelines: mixed costs, bursts, idle gaps, steps of one nanosecond around every boundary.
 *
 * <p>Each run uses another seed, which is printed at the beginning and is part of every failure message; the system
 * property {@code gateway.testkit.seed} repeats a run.
 */
public final class RandomTimelines {
    private static final int COMPARED_TIMELINES = 15;
    private static final int COMPARED_STEPS = 100;
    private static final int WALKED_TIMELINES = 5;
    private static final int WALKED_STEPS = 40;

    private RandomTimelines() {}

    /**
     * Expects that a limiter decides exactly like its naive counterpart at each step.
     *
     * @param limiter the limiter
     * @param reference makes the counterpart for a new key
     * @throws AssertionError if decision, remaining, reset after or retry after differs anywhere
     */
    public static void compare(Limiter limiter, Supplier<? extends Reference> reference) {
        compare(limiter.shape().limit(), () -> onNewKey(limiter), reference);
    }

    /** Expects that whatever decides about new keys does so like its naive counterpart. */
    static void compare(Limit limit, Supplier<Decider> tested, Supplier<? extends Reference> reference) {
        for (int i = 0; i < COMPARED_TIMELINES; i++) {
            new RandomTimeline(Seed.of(i), limit).compare(tested.get(), reference.get(), COMPARED_STEPS);
        }
    }

    /** Hands every moment of random timelines of a limiter to a check. */
    static void along(Limiter limiter, Consumer<Moment> check) {
        for (int i = 0; i < WALKED_TIMELINES; i++) {
            new RandomTimeline(Seed.of(i), limiter.shape().limit()).walk(limiter, check, WALKED_STEPS);
        }
    }

    private static Decider onNewKey(Limiter limiter) {
        ArrayState state = ArrayState.fresh(limiter.shape());
        return (nowNanos, permits) -> limiter.step(state, nowNanos, permits);
    }

    /** Whatever decides about one key. */
    @FunctionalInterface
    interface Decider {
        Decision step(long nowNanos, long permits);
    }
}
