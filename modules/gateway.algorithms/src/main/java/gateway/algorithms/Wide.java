package gateway.algorithms;

/**
 * Arithmetic on products of two {@code long}s that may need 128 bits. All arguments are at least 0, divisors at least
 * 1; results that do not fit are {@link Long#MAX_VALUE}, which as nanoseconds is 292 years and means never.
 *
 * <p>Nothing is allocated. As long as a product fits into 63 bits, which it does for all usual limits and windows, a
 * quotient costs one division at most, and none by 1, which is what most rates come down to.
 */
final class Wide {
    private static final long HALF = 0xFFFF_FFFFL;

    private Wide() {}

    /** The whole part of (a · b + c) / divisor. */
    static long quotient(long a, long b, long c, long divisor) {
        long low = a * b + c;
        long high = Math.multiplyHigh(a, b) + (Long.compareUnsigned(low, c) < 0 ? 1 : 0);
        if (high == 0 && low >= 0) {
            return divisor == 1 ? low : low < divisor ? 0 : low / divisor;
        }
        boolean fits = Long.compareUnsigned((high << 1) | (low >>> 63), divisor) < 0;
        return fits ? divide(high, low, divisor) : Long.MAX_VALUE;
    }

    /** a · b. */
    static long product(long a, long b) {
        return Math.multiplyHigh(a, b) == 0 && a * b >= 0 ? a * b : Long.MAX_VALUE;
    }

    /** a + b, where a may be any number and b is at least 0. */
    static long sum(long a, long b) {
        long sum = a + b;
        return sum < a ? Long.MAX_VALUE : sum;
    }

    /** Long division with digits of 32 bits: Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D. */
    private static long divide(long high, long low, long divisor) {
        int shift = Long.numberOfLeadingZeros(divisor);
        long normalised = divisor << shift;
        long top = (high << shift) | (low >>> -shift);
        long bottom = low << shift;
        long first = digit(top, bottom >>> 32, normalised);
        long rest = (top << 32) + (bottom >>> 32) - first * normalised;
        return (first << 32) + digit(rest, bottom & HALF, normalised);
    }

    /** The whole part of (top · 2³² + next) / divisor, if that is below 2³² and the divisor's highest bit is set. */
    private static long digit(long top, long next, long divisor) {
        long leading = divisor >>> 32;
        long trailing = divisor & HALF;
        long digit = Long.divideUnsigned(top, leading);
        long rest = top - digit * leading;
        while (rest >>> 32 == 0
                && (digit >>> 32 != 0 || Long.compareUnsigned(digit * trailing, (rest << 32) + next) > 0)) {
            digit--;
            rest += leading;
        }
        return digit;
    }
}
