package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Limit;
import gateway.api.limit.Rate;
import java.time.Duration;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class RandomTimelinesTest {
    private static final Rate RATE = new Rate(3, Duration.ofSeconds(7));

    @Test
    void aFailureNamesTheSeedAndTheStepsBefore() {
        SimpleBucket wrong = new SimpleBucket(4, RATE);
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> RandomTimelines.compare(wrong, () -> new ReferenceTokenBucket(5, RATE)))
                .withMessageContaining("-Dgateway.testkit.seed=")
                .withMessageContaining("permits: ")
                .withMessageContaining("expected ");
    }

    @Test
    void oneSeedMakesOneTimeline() {
        assertThat(timeline(42)).isEqualTo(timeline(42)).isNotEqualTo(timeline(43));
    }

    private static long[] timeline(long seed) {
        RandomSteps steps = new RandomSteps(seed, new Limit(5, Duration.ofSeconds(7)), 1);
        return LongStream.iterate(steps.start(), now -> steps.next(now, new Permitted(1, 5)))
                .limit(50)
                .toArray();
    }
}
