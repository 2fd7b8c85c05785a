package gateway.algorithms.memory;

import static gateway.algorithms.memory.Asking.passes;
import static gateway.algorithms.memory.Policies.perCaller;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Case B05, the store's part: a flood of distinct addresses against 5 per 60 s as a sliding window log, while an abuser
 * asks twice a second and a good client once in 20 s. With {@code -Dgateway.soak=true}, 2,000,000 requests against
 * 100,000 keys, 20,000 in each second of the clock, as the case says; else a twentieth of all three.
 */
@DisplayName("B05: a flood of keys evicts no exhausted key, refuses no good one and leaves no memory behind")
class KeyFloodTest {
    private static final int SCALE = Boolean.getBoolean("gateway.soak") ? 20 : 1;
    private static final int REQUESTS = 100_000 * SCALE;
    private static final int MAX_KEYS = 5_000 * SCALE;
    private static final int PER_SECOND = 1_000 * SCALE;
    private static final Duration WINDOW = Duration.ofSeconds(60);
    private static final long ABUSER = -1;
    private static final long GOOD = -2;

    private final MovableTicker ticker = MovableTicker.standing();
    private final LimitStore store = Stores.open(ticker, Map.of("memory.max-keys", Integer.toString(MAX_KEYS)));
    private final LimitSet set =
            store.prepare(List.of(perCaller("free", "sliding-window-log", "max-requests=5", "window=" + WINDOW)));
    private int abuserPassed;
    private int goodPassed;

    @Test
    void theAbuserStaysLimitedTheGoodClientIsServedAndTheHeapComesBack() {
        long before = Heap.used();
        for (int request = 0; request < REQUESTS; request++) {
            ticker.advanceNanos(1_000_000_000 / PER_SECOND);
            askBeside(request);
            passes(set, request, 1);
        }
        long seconds = REQUESTS / PER_SECOND;
        assertThat(abuserPassed).as("of 2 a second").isLessThanOrEqualTo((int) (5 * (seconds / 60 + 1)));
        assertThat(goodPassed).as("of 1 in 20 s").isEqualTo((int) ((seconds + 19) / 20));
        assertThat(store.usage().keys()).isLessThanOrEqualTo(MAX_KEYS);
        assertThat(store.usage().evictedKeys()).isPositive();
        assertThat(store.usage().refusedKeys()).isZero();
        letTheWindowPass();
        assertThat(store.usage().keys()).isLessThanOrEqualTo(2);
        assertThat(Heap.used()).isLessThan(before + before / 5);
    }

    private void askBeside(int request) {
        if (request % (PER_SECOND / 2) == 0) {
            abuserPassed += passes(set, ABUSER, 1) ? 1 : 0;
        }
        if (request % (PER_SECOND * 20) == 0) {
            goodPassed += passes(set, GOOD, 1) ? 1 : 0;
        }
    }

    /** The two go on as before. */
    private void letTheWindowPass() {
        for (long half = 0; half < 2 * WINDOW.toSeconds() + 20; half++) {
            ticker.advance(Duration.ofMillis(500));
            passes(set, ABUSER, 1);
            if (half % 40 == 0) {
                passes(set, GOOD, 1);
            }
        }
    }

    /** Whoever exhausts every state that fits is followed by refusals, and not by unlimited requests. */
    @Test
    void whenEveryKeyIsExhaustedANewOneIsRefusedWithoutALongSearch() {
        for (int key = 0; key < MAX_KEYS; key++) {
            passes(set, key, 5);
        }
        for (int key = MAX_KEYS; key < 3 * MAX_KEYS; key++) {
            passes(set, key, 1);
        }
        assertThat(store.usage().keys()).isBetween((long) MAX_KEYS - 1, (long) MAX_KEYS);
        assertThat(store.usage().refusedKeys()).isEqualTo(2L * MAX_KEYS);
    }
}
