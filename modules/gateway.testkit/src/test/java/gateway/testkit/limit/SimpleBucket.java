package gateway.testkit.limit;

import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.Rate;
import java.math.BigInteger;
import java.time.Duration;

/** A bucket with smooth refill; word 1 is what was missing at the last permit, in 1 / word 2 permits. */
class SimpleBucket extends SimpleLimiter {
    final Rate rate;

    SimpleBucket(long capacity, Rate rate) {
        super(new LimiterShape(new Limit(capacity, timeToFill(capacity, rate)), Duration.ZERO, 3, 3));
        this.rate = rate;
    }

    /** The reported window of a bucket: capacity divided by rate, rounded up. */
    static Duration timeToFill(long capacity, Rate rate) {
        return rate.per().multipliedBy(capacity).plusNanos(rate.permits() - 1).dividedBy(rate.permits());
    }

    @Override
    long remaining(LimitState state, long now) {
        long missing = missing(state, now);
        long permits = (missing + unitsPerPermit() - 1) / unitsPerPermit();
        return Math.max(limit() - permits, 0);
    }

    @Override
    void spend(LimitState state, long now, long permits) {
        state.set(1, missing(state, now) + permits * unitsPerPermit());
        state.set(2, unitsPerPermit());
        state.set(0, now);
    }

    /** What is missing until the bucket is full. */
    long missing(LimitState state, long now) {
        long elapsed = now - state.get(0);
        long missing = missingThen(state);
        long timeToFill = (missing + rate.permits() - 1) / rate.permits();
        return elapsed >= timeToFill ? 0 : missing - elapsed * rate.permits();
    }

    /** What was missing at the last permit, in the units of this rate, rounded up. */
    private long missingThen(LimitState state) {
        if (state.get(1) == 0 || state.get(2) == unitsPerPermit()) {
            return state.get(1);
        }
        BigInteger units = BigInteger.valueOf(state.get(2));
        BigInteger missing = BigInteger.valueOf(state.get(1)).multiply(BigInteger.valueOf(unitsPerPermit()));
        return missing.add(units).subtract(BigInteger.ONE).divide(units).longValueExact();
    }

    final long unitsPerPermit() {
        return rate.per().toNanos();
    }
}
