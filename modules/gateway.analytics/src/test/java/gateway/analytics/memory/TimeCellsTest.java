package gateway.analytics.memory;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.testkit.limit.Crowd;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class TimeCellsTest {
    private final TimeCells cells = new TimeCells(4);

    @Test
    void areZeroAtFirstAndForPeriodsThatNothingWasCountedFor() {
        cells.increment(7);
        assertThat(cells.count(6)).isZero();
        assertThat(cells.count(7)).isEqualTo(1);
        assertThat(cells.count(3)).isZero();
        assertThat(cells.count(11)).isZero();
    }

    @Test
    void keepTheMostRecentPeriods() {
        LongStream.rangeClosed(-3, 9).forEach(cells::increment);
        assertThat(LongStream.rangeClosed(-3, 9).map(cells::count).toArray())
                .containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1);
    }

    @Test
    void forgetWhatComesSoLateThatItsCellIsAnotherOnes() {
        cells.increment(9);
        cells.increment(5);
        assertThat(cells.count(5)).isZero();
        assertThat(cells.count(9)).isEqualTo(1);
    }

    @Test
    void loseNothingWhileOnePeriodFollowsAnother() {
        Crowd.of(8, member -> {
            for (int i = 0; i < 40_000; i++) {
                cells.increment(i / 10_000);
            }
            return member;
        });
        assertThat(LongStream.range(0, 4).map(cells::count).sum()).isEqualTo(320_000);
    }
}
