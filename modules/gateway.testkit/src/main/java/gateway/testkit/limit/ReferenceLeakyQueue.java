package gateway.testkit.limit;

import gateway.api.limit.Rate;
import java.math.BigInteger;
import java.util.List;

/**
 * A leaky bucket that delays, as a timetable: each permit is a slot of {@code rate.per() / rate.permits()}; a request
 * leaves when all slots before its own are over, or at once if they are. Slots that have not begun are places taken in
 * the queue, whose number is the limit.
 *
 * <p>Times are counted in units of 1 / {@code rate.permits()} nanoseconds, so that a slot is a whole number of them.
 */
public final class ReferenceLeakyQueue extends Reference {
    private final BigInteger unitsPerNano;
    private final BigInteger slot;

    /**
     * For a key that was never seen.
     *
     * @param places how many permits may wait
     * @param rate how fast they leave
     */
    public ReferenceLeakyQueue(long places, Rate rate) {
        super(places);
        unitsPerNano = BigInteger.valueOf(rate.permits());
        slot = BigInteger.valueOf(rate.per().toNanos());
    }

    @Override
    protected long remainingAt(List<Spending> spendings, long nowNanos) {
        BigInteger now = units(nowNanos);
        BigInteger free = BigInteger.ZERO;
        BigInteger waiting = BigInteger.ZERO;
        for (Spending spending : spendings) {
            BigInteger departure = free.max(units(spending.atNanos()));
            BigInteger permits = BigInteger.valueOf(spending.permits());
            waiting = waiting.add(permits.subtract(begun(departure, now)).max(BigInteger.ZERO));
            free = departure.add(slot.multiply(permits));
        }
        return BigInteger.valueOf(limit()).subtract(waiting).longValueExact();
    }

    /** How many slots that begin side by side from a departure on have begun. */
    private BigInteger begun(BigInteger departure, BigInteger now) {
        return now.compareTo(departure) < 0
                ? BigInteger.ZERO
                : now.subtract(departure).divide(slot).add(BigInteger.ONE);
    }

    @Override
    protected boolean isOver(List<Spending> spendings, long nowNanos) {
        return waitAt(spendings, nowNanos) == 0;
    }

    @Override
    protected long waitAt(List<Spending> spendings, long nowNanos) {
        BigInteger free = BigInteger.ZERO;
        for (Spending spending : spendings) {
            BigInteger permits = BigInteger.valueOf(spending.permits());
            free = free.max(units(spending.atNanos())).add(slot.multiply(permits));
        }
        BigInteger wait = free.subtract(units(nowNanos)).max(BigInteger.ZERO);
        return wait.add(unitsPerNano)
                .subtract(BigInteger.ONE)
                .divide(unitsPerNano)
                .longValueExact();
    }

    private BigInteger units(long nanos) {
        return unitsPerNano.multiply(BigInteger.valueOf(nanos));
    }
}
