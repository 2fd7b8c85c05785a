package gateway.redis.limit;

import static gateway.redis.limit.TestStores.keys;
import static gateway.redis.limit.TestStores.policy;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Rate;
import gateway.redis.server.RedisServer;
import gateway.testkit.limit.MovableTicker;
import gateway.testkit.limit.ReferenceLeakyQueue;
import gateway.testkit.limit.Seed;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Queues in Redis")
class QueuesIT {
    private final RedisServer server = RedisServer.start();
    private final MovableTicker ticker = MovableTicker.standing();
    private final LimitStore one = TestStores.empty(server, ticker);
    private final LimitStore other = TestStores.empty(server, ticker);

    @AfterEach
    void close() {
        one.close();
        other.close();
        server.close();
    }

    @Test
    void letThoseOfAllNodesLeaveOneAfterTheOther() {
        LimitSet here = queue(one);
        LimitSet there = queue(other);
        assertThat(acquire(here)).isInstanceOf(Permitted.class);
        assertThat(acquire(there)).isEqualTo(new Delayed(2, millis(100), millis(100)));
        assertThat(acquire(here)).isEqualTo(new Delayed(1, millis(200), millis(200)));
        assertThat(acquire(there)).isEqualTo(new Delayed(0, millis(300), millis(300)));
        assertThat(acquire(here)).isEqualTo(new Rejected(0, millis(300), millis(100)));
        ticker.advance(Duration.ofMillis(150));
        assertThat(acquire(there)).isEqualTo(new Delayed(0, millis(250), millis(250)));
    }

    @Test
    void takePlacesBackButNotThatOfWhoHasLeft() {
        LimitSet here = queue(one);
        acquire(here);
        acquire(here);
        acquire(here);
        queue(other).giveBack(keys(1), new long[] {1});
        assertThat(acquire(here))
                .as("the place that was given back")
                .isEqualTo(new Delayed(1, millis(200), millis(200)));
        here.giveBack(keys(1), new long[] {100});
        assertThat(acquire(here)).isEqualTo(new Delayed(2, millis(100), millis(100)));
    }

    @Test
    void decideAsAnObviouslyRightQueueDoes() {
        Rate rate = new Rate(3, Duration.ofSeconds(7));
        LimitSet set = one.prepare(
                List.of(policy("random", "leaky-bucket", "max-requests=5", "refill-rate=3/7s", "overflow=delay")));
        ReferenceLeakyQueue reference = new ReferenceLeakyQueue(5, rate);
        Random random = new Random(Seed.of(0));
        for (int step = 0; step < 400; step++) {
            ticker.advanceNanos(1_000L * random.nextInt(random.nextInt(8) == 0 ? 20_000_000 : 2_000_000));
            long permits = random.nextInt(8) == 0 ? random.nextInt(7) : 1;
            Decision expected = inMicros(reference.step(ticker.epochNanos(), permits));
            assertThat(set.acquire(keys(9), new long[] {permits}).get(0))
                    .as("step %d, %d permits (%s)", step, permits, Seed.hint())
                    .isEqualTo(expected);
        }
    }

    private static Decision inMicros(Decision decision) {
        long remaining = decision.remaining();
        long reset = inMicros(decision.resetAfterNanos());
        if (decision instanceof Delayed delayed) {
            return new Delayed(remaining, reset, inMicros(delayed.waitNanos()));
        }
        if (decision instanceof Rejected rejected) {
            return new Rejected(remaining, reset, inMicros(rejected.retryAfterNanos()));
        }
        return decision instanceof Permitted ? new Permitted(remaining, reset) : new Impossible(remaining, reset);
    }

    private static long inMicros(long nanos) {
        return -Math.floorDiv(-nanos, 1_000) * 1_000;
    }

    private static LimitSet queue(LimitStore store) {
        return store.prepare(
                List.of(policy("queue", "leaky-bucket", "max-requests=3", "refill-rate=10/1s", "overflow=delay")));
    }

    private static Decision acquire(LimitSet set) {
        return set.acquire(keys(1), new long[] {1}).get(0);
    }

    private static long millis(long millis) {
        return Duration.ofMillis(millis).toNanos();
    }
}
