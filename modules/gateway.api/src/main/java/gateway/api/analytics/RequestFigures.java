package gateway.api.analytics;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Objects;

/**
 * Sums over some requests.
 *
 * @param count how many there are
 * @param errors how many of them were answered with 400 or more
 * @param rateLimitHits how many of them a limit refused
 * @param bytes the bytes of all bodies that were sent
 * @param responseTime the response times of all of them together
 */
public record RequestFigures(long count, long errors, long rateLimitHits, long bytes, Duration responseTime) {

    /** Requires the time. */
    public RequestFigures {
        Objects.requireNonNull(responseTime, "responseTime");
    }

    /** {@return how many of 100 requests were answered with 400 or more, with two decimals; 0 if there is none} */
    public BigDecimal errorRate() {
        return quotient(BigDecimal.valueOf(errors).movePointRight(2));
    }

    /** {@return the mean response time in milliseconds, with two decimals; 0 if there is none} */
    public BigDecimal meanMillis() {
        BigDecimal seconds = BigDecimal.valueOf(responseTime.getSeconds());
        return quotient(seconds.movePointRight(3).add(BigDecimal.valueOf(responseTime.getNano(), 6)));
    }

    private BigDecimal quotient(BigDecimal sum) {
        return count == 0
                ? BigDecimal.ZERO.setScale(2)
                : sum.divide(BigDecimal.valueOf(count), 2, RoundingMode.HALF_UP);
    }
}
