package gateway.api.limit;

import java.time.Duration;
import java.util.Objects;

/**
 * An exact rate: {@code permits} for each {@code per}, such as 3 per 7 s.
 *
 * @param permits from 1
 * @param per longer than zero
 */
public record Rate(long permits, Duration per) {

    /**
     * Checks the two values.
     *
     * @throws IllegalArgumentException if one of them is not positive
     */
    public Rate {
        Objects.requireNonNull(per, "per");
        if (permits < 1) {
            throw new IllegalArgumentException("permits must be >= 1, was " + permits);
        }
        if (per.isNegative() || per.isZero()) {
            throw new IllegalArgumentException("per must be > 0, was " + per);
        }
    }
}
