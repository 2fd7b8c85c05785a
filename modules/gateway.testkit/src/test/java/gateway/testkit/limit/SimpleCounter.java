package gateway.testkit.limit;

import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import java.math.BigInteger;

/** A window estimated from two counts: word 1 for the window of the last permit, word 2 for the one before. */
class SimpleCounter extends SimpleLimiter {
    private final long windowNanos;

    SimpleCounter(Limit limit) {
        super(shape(limit, 3));
        windowNanos = limit.window().toNanos();
    }

    @Override
    long remaining(LimitState state, long now) {
        BigInteger window = BigInteger.valueOf(windowNanos);
        BigInteger weighted =
                BigInteger.valueOf(spent(state, now, 1)).multiply(BigInteger.valueOf(windowNanos - now % windowNanos));
        BigInteger counted =
                BigInteger.valueOf(spent(state, now, 0)).multiply(window).add(weighted);
        BigInteger left = BigInteger.valueOf(limit()).multiply(window).subtract(counted);
        return left.max(BigInteger.ZERO).divide(window).longValueExact();
    }

    @Override
    void spend(LimitState state, long now, long permits) {
        long current = spent(state, now, 0);
        long previous = spent(state, now, 1);
        state.set(1, current + permits);
        state.set(2, previous);
        state.set(0, now);
    }

    final long spent(LimitState state, long now, long windowsAgo) {
        long windowsBeforeLast = windowsAgo - (now / windowNanos - state.get(0) / windowNanos);
        return windowsBeforeLast == 0 ? state.get(1) : windowsBeforeLast == 1 ? state.get(2) : 0;
    }
}
