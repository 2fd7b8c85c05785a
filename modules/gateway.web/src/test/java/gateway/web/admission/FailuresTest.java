package gateway.web.admission;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** How often failures are counted and logged. */
final class FailuresTest {
    @RegisterExtension
    final CapturedLog log = new CapturedLog();

    private final TestTime time = new TestTime();
    private final Failures failures = new Failures(time);

    @Test
    void eachIsCountedAndOneASecondIsLogged() {
        for (int i = 0; i < 2_500; i++) {
            failures.record(Failures.Part.LIMIT, "free", new IllegalStateException("broken"));
            time.advance(Duration.ofMillis(1));
        }
        assertThat(failures.count(Failures.Part.LIMIT)).isEqualTo(2_500);
        assertThat(log.messages()).containsExactly("limit free failed", "limit free failed", "limit free failed");
    }

    @Test
    void onePartDoesNotSilenceAnother() {
        failures.record(Failures.Part.LIMIT_STORE, "", new IllegalStateException("broken"));
        failures.record(Failures.Part.TIER, "gone", "does not exist");
        assertThat(log.messages()).containsExactly("limit store failed", "tier gone does not exist");
        assertThat(failures.count(Failures.Part.LIMIT)).isZero();
    }
}
