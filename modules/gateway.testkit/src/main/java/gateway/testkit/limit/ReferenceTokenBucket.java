package gateway.testkit.limit;

import gateway.api.limit.Rate;
import java.math.BigInteger;
import java.util.List;

/**
 * A token bucket that is refilled smoothly: full at first, it gains {@code rate.permits()} for each
 * {@code rate.per()} of time, continuously and exactly, and never holds more than its capacity. What remains is the
 * whole permits it holds; fractions of a permit stay in it.
 *
 * <p>Counted in units of 1 / {@code per} permit, {@code per} in nanoseconds, so that a nanosecond brings a whole number
 * of units.
 */
public final class ReferenceTokenBucket extends Reference {
    private final BigInteger unitsPerPermit;
    private final BigInteger unitsPerNano;

    /**
     * For a key that was never seen.
     *
     * @param capacity the most permits the bucket holds
     * @param rate how fast it is refilled
     */
    public ReferenceTokenBucket(long capacity, Rate rate) {
        super(capacity);
        unitsPerPermit = BigInteger.valueOf(rate.per().toNanos());
        unitsPerNano = BigInteger.valueOf(rate.permits());
    }

    @Override
    protected long remainingAt(List<Spending> spendings, long nowNanos) {
        BigInteger full = units(limit());
        BigInteger held = full;
        long time = 0;
        for (Spending spending : spendings) {
            held = held.add(gained(spending.atNanos() - time)).min(full).subtract(units(spending.permits()));
            time = spending.atNanos();
        }
        return held.add(gained(nowNanos - time))
                .min(full)
                .divide(unitsPerPermit)
                .longValueExact();
    }

    private BigInteger units(long permits) {
        return unitsPerPermit.multiply(BigInteger.valueOf(permits));
    }

    private BigInteger gained(long nanos) {
        return unitsPerNano.multiply(BigInteger.valueOf(nanos));
    }
}
