package gateway.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A part of a permit in a state")
class PermitPartTest {
    private static final List<Long> STEPS = List.of(1L, 2L, 3L, 7L, 1_000_000L, 999_999_937L, 1L << 58, 1L << 59);

    @Test
    void comesBackFromItsWordWithoutLoss() {
        for (long steps : STEPS) {
            PermitPart part = new PermitPart(steps);
            LongStream ends = LongStream.of(0, 1, 2, steps / 2, steps - 2, steps - 1);
            LongStream.concat(ends, new Random(steps).longs(10_000, 0, steps))
                    .filter(i -> i >= 0 && i < steps)
                    .forEach(i -> assertThat(part.steps(part.word(i)))
                            .as("%d of %d steps", i, steps)
                            .isEqualTo(i));
        }
    }

    @Test
    void meansTheSameInOtherStepsRoundedDown() {
        PermitPart thirds = new PermitPart(3);
        assertThat(new PermitPart(1_000).steps(thirds.word(1))).isEqualTo(333);
        assertThat(new PermitPart(1_000).steps(thirds.word(2))).isEqualTo(666);
        assertThat(new PermitPart(2).steps(thirds.word(2))).isEqualTo(1);
        assertThat(new PermitPart(1).steps(thirds.word(2))).isZero();
    }

    @Test
    void isInUnitsOfTwoToTheMinus63() {
        BigInteger unit = BigInteger.ONE.shiftLeft(63);
        for (long steps : STEPS) {
            long i = steps / 2;
            BigInteger exact = unit.multiply(BigInteger.valueOf(i)).divide(BigInteger.valueOf(steps));
            assertThat(new PermitPart(steps).word(i) - exact.longValueExact()).isBetween(0L, 2L);
        }
    }
}
