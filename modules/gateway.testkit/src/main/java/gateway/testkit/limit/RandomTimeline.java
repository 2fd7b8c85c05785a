package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Limit;
import gateway.api.limit.Limiter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** One random timeline. Remembers its last steps, for the report of a failure. */
final class RandomTimeline {
    private static final int REMEMBERED = 12;

    private final RandomSteps steps;
    private final Deque<String> history = new ArrayDeque<>();
    private final long resolution;
    private final long start;
    private long now;
    private Decision last;

    RandomTimeline(long seed, Limit limit) {
        this(seed, limit, 1);
    }

    /** A timeline whose times and waits are multiples of a resolution in nanoseconds. */
    RandomTimeline(long seed, Limit limit, long resolution) {
        this.resolution = resolution;
        steps = new RandomSteps(seed, limit, resolution);
        start = steps.start();
        now = start;
        last = new Permitted(limit.permits(), 0);
    }

    /** Expects the same decision from both at each step. */
    void compare(RandomTimelines.Decider tested, Reference reference, int length) {
        for (int i = 0; i < length; i++) {
            now = steps.next(now, last);
            long permits = steps.permits(last);
            last = Waits.roundedUp(reference.step(now, permits), resolution);
            Decision decision = tested.step(now, permits);
            remember(permits, decision);
            if (!decision.equals(last)) {
                throw new AssertionError(report("expected " + last));
            }
        }
    }

    /** Lets a limiter decide about one key, and hands every moment on the way to a check. */
    void walk(Limiter limiter, Consumer<Moment> check, int length) {
        Moment moment = Moment.ofNewKey(limiter, now);
        for (int i = 0; i < length; i++) {
            now = steps.next(now, last);
            moment = moment.at(now);
            check(moment, check);
            long permits = steps.permits(last);
            last = moment.decides(permits);
            moment = moment.afterRequest(permits);
            remember(permits, last);
        }
    }

    private void check(Moment moment, Consumer<Moment> check) {
        try {
            check.accept(moment);
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(report(e.getMessage() + "\nwith " + moment), e);
        }
    }

    private void remember(long permits, Decision decision) {
        history.add("at " + start + " + " + (now - start) + " ns, " + permits + " permits: " + decision);
        if (history.size() > REMEMBERED) {
            history.remove();
        }
    }

    private String report(String problem) {
        return problem + "\nafter\n  " + String.join("\n  ", history) + "\n(" + Seed.hint() + ")";
    }
}
