package example.gcra;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import java.time.Duration;

/**
 * Arithmetic and nothing else: where the state lives, and who may touch it when, is the business of the gateway's store.
 *
 * <p><b>State.</b> One word: the theoretical arrival time, at which the next request would come if all came evenly. How far
 * it lies ahead is what was consumed.
 */
final class GcraLimiter implements Limiter {
    private static final int ARRIVAL = 0;

    private final LimiterShape shape;
    private final long interval;
    private final long burst;

    GcraLimiter(Duration interval, long burst) {
        this.interval = interval.toNanos();
        this.burst = burst;
        // The states belong to the interval: a changed burst goes on from what was consumed, a changed interval does not.
        shape = new LimiterShape(new Limit(burst, interval.multipliedBy(burst)), interval, 1, 1);
    }

    @Override
    public LimiterShape shape() {
        return shape;
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        long ahead = Math.max(0, state.get(ARRIVAL) - nowNanos);
        long remaining = Math.max(0, burst * interval - ahead) / interval;
        if (permits > burst) {
            return new Impossible(remaining, ahead);
        }
        long afterwards = ahead + permits * interval;
        if (permits > remaining) {
            return new Rejected(remaining, ahead, afterwards - burst * interval);
        }
        if (permits > 0) {
            state.set(ARRIVAL, nowNanos + afterwards);
        }
        return new Permitted(remaining - permits, afterwards);
    }

    @Override
    public long idleAtNanos(LimitState state) {
        return state.get(ARRIVAL);
    }
}
