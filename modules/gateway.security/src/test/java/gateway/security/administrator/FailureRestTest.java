package gateway.security.administrator;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FailureRestTest {

    @ParameterizedTest(name = "{0} processors")
    @CsvSource({"1, 1900", "2, 900", "4, 400", "8, 150", "16, 25", "20, 0", "64, 0"})
    void bothSlotsTogetherTakeATenthOfTheMachine(int processors, long restMillis) {
        Duration rest = new FailureRest(processors).after(Duration.ofMillis(100));
        assertThat(rest).hasMillis(restMillis);
    }

    @Test
    void aMachineThatStoodStillShutsNobodyOutForLong() {
        assertThat(new FailureRest(2).after(Duration.ofHours(5))).hasSeconds(10);
    }
}
