package gateway.web.config.reload;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.source.FileContent;
import org.junit.jupiter.api.Test;

class StabilityTest {
    private static final FileContent OLD = content("old");
    private static final FileContent HALF = content("half");
    private static final FileContent NEW = content("new");

    private final Stability stability = new Stability(OLD);

    @Test
    void whatHasBeenJudgedIsNotJudgedAgain() {
        assertThat(settledAt(0, OLD)).isFalse();
        assertThat(settledAt(5000, OLD)).isFalse();
        assertThat(stability.isWaiting()).isFalse();
    }

    @Test
    void aChangeIsJudgedAfterTwoEqualLooksASecondApart() {
        assertThat(settledAt(0, NEW)).isFalse();
        assertThat(stability.isWaiting()).isTrue();
        assertThat(settledAt(999, NEW)).isFalse();
        assertThat(settledAt(1000, NEW)).isTrue();
        assertThat(stability.isWaiting()).isFalse();
        assertThat(settledAt(9000, NEW)).isFalse();
    }

    @Test
    void anotherChangeBeginsTheWaitAnew() {
        assertThat(settledAt(0, HALF)).isFalse();
        assertThat(settledAt(500, NEW)).isFalse();
        assertThat(settledAt(1000, NEW)).isFalse();
        assertThat(settledAt(1500, NEW)).isTrue();
    }

    @Test
    void aChangeThatIsTakenBackIsNone() {
        assertThat(settledAt(0, NEW)).isFalse();
        assertThat(settledAt(500, OLD)).isFalse();
        assertThat(settledAt(1500, NEW)).isFalse();
    }

    private boolean settledAt(long millis, FileContent content) {
        return stability.settled(content, MILLISECONDS.toNanos(millis)).isPresent();
    }

    private static FileContent content(String text) {
        return new FileContent.Absent(text);
    }
}
