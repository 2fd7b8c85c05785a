package gateway.testkit.limit;

import gateway.api.limit.Rate;
import java.math.BigInteger;
import java.util.List;

/**
 * A leaky bucket as a meter: empty at first, every permit raises its level by 1, and it drains
 * {@code rate.permits()} for each {@code rate.per()} of time, continuously and exactly. A request passes if the level
 * with its permits does not rise above the capacity; what remains is the whole permits between level and rim.
 *
 * <p>Counted in units of 1 / {@code per} permit, {@code per} in nanoseconds. It is the mirror image of a
 * {@linkplain ReferenceTokenBucket token bucket} and decides alike.
 */
public final class ReferenceLeakyBucket extends Reference {
    private final BigInteger unitsPerPermit;
    private final BigInteger unitsPerNano;

    /**
     * For a key that was never seen.
     *
     * @param capacity the highest level
     * @param rate how fast it drains
     */
    public ReferenceLeakyBucket(long capacity, Rate rate) {
        super(capacity);
        unitsPerPermit = BigInteger.valueOf(rate.per().toNanos());
        unitsPerNano = BigInteger.valueOf(rate.permits());
    }

    @Override
    protected long remainingAt(List<Spending> spendings, long nowNanos) {
        BigInteger level = BigInteger.ZERO;
        long time = 0;
        for (Spending spending : spendings) {
            level = drained(level, spending.atNanos() - time).add(units(spending.permits()));
            time = spending.atNanos();
        }
        BigInteger room = units(limit()).subtract(drained(level, nowNanos - time));
        return room.divide(unitsPerPermit).longValueExact();
    }

    private BigInteger drained(BigInteger level, long nanos) {
        return level.subtract(unitsPerNano.multiply(BigInteger.valueOf(nanos))).max(BigInteger.ZERO);
    }

    private BigInteger units(long permits) {
        return unitsPerPermit.multiply(BigInteger.valueOf(permits));
    }
}
