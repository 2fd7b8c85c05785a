package gateway.algorithms;

import java.math.BigInteger;

/**
 * Parts of a permit in steps of 1 / n, and how a state remembers them: as a word in units of 2⁻⁶³ permits, which means
 * the same whatever n is, so that a state can be read after the rate, and with it n, has changed.
 *
 * <p>Nothing is lost on the way: a part i / n becomes the word ⌊i · m / 2⁶⁴⌋ + 1 with m = ⌈2¹²⁷ / n⌉. That lies above
 * i · 2⁶³ / n by at most 1.5, while two neighbouring parts are more than 16 apart as long as n ≤ 2⁵⁹. So rounding down
 * to steps of 1 / n finds i again.
 */
final class PermitPart {
    private static final BigInteger UNIT = BigInteger.ONE.shiftLeft(127);

    private final long steps;
    private final long reciprocalHigh;
    private final long reciprocalLow;

    /** With n steps, from 1 to 2⁵⁹. */
    PermitPart(long steps) {
        this.steps = steps;
        BigInteger divisor = BigInteger.valueOf(steps);
        BigInteger reciprocal = UNIT.add(divisor).subtract(BigInteger.ONE).divide(divisor);
        reciprocalHigh = reciprocal.shiftRight(64).longValue();
        reciprocalLow = reciprocal.longValue();
    }

    /** The word for a part of i steps, from 0 to n - 1. Zero steps are the word 0, as in a new state. */
    long word(long i) {
        if (i == 0) {
            return 0;
        }
        long unsignedCorrection = (reciprocalLow >> 63) & i;
        return i * reciprocalHigh + Math.multiplyHigh(i, reciprocalLow) + unsignedCorrection + 1;
    }

    /** How many whole steps a word stands for. */
    long steps(long word) {
        return (Math.multiplyHigh(word, steps) << 1) | ((word * steps) >>> 63);
    }
}
