package gateway.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Arithmetic on 128-bit products")
class WideTest {
    private static final long MAX = Long.MAX_VALUE;
    private static final List<Long> EDGES =
            List.of(0L, 1L, 2L, (1L << 31) - 1, 1L << 32, 1L << 53, (1L << 62) + 1, MAX - 1, MAX);

    @Test
    void quotientsAreExactAtTheEdges() {
        for (long a : EDGES) {
            for (long b : EDGES) {
                for (long c : EDGES) {
                    EDGES.stream().filter(d -> d > 0).forEach(d -> assertQuotient(a, b, c, d));
                }
            }
        }
    }

    @Test
    void quotientsAreExactForRandomArguments() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int i = 0; i < 200_000; i++) {
            assertQuotient(any(random), any(random), any(random), Math.max(any(random), 1));
        }
    }

    private static long any(Random random) {
        return random.nextLong() >>> (1 + random.nextInt(63));
    }

    private static void assertQuotient(long a, long b, long c, long divisor) {
        BigInteger exact = big(a).multiply(big(b)).add(big(c)).divide(big(divisor));
        assertThat(Wide.quotient(a, b, c, divisor))
                .as("(%d * %d + %d) / %d", a, b, c, divisor)
                .isEqualTo(exact.min(big(MAX)).longValueExact());
    }

    @Test
    void productsStopAtTheLargestLong() {
        for (long a : EDGES) {
            for (long b : EDGES) {
                BigInteger exact = big(a).multiply(big(b));
                assertThat(Wide.product(a, b)).isEqualTo(exact.min(big(MAX)).longValueExact());
            }
        }
    }

    @Test
    void sumsStopAtTheLargestLong() {
        assertThat(Wide.sum(MAX, 1)).isEqualTo(MAX);
        assertThat(Wide.sum(-5, MAX)).isEqualTo(MAX - 5);
        assertThat(Wide.sum(3, 4)).isEqualTo(7);
    }

    private static BigInteger big(long value) {
        return BigInteger.valueOf(value);
    }
}
