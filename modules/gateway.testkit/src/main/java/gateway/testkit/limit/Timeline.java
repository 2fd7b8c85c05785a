package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.Limiter;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/**
 * What happens to one key of a limiter in the course of time, to be read as a specification:
 *
 * <pre>{@code
 * timeline(limiter)
 *     .at(0).permits(2).rejects(retryAfter(100))
 *     .at(99).rejects(retryAfter(1))
 *     .at(100).permits(1).rejects(retryAfter(100));
 * }</pre>
 *
 * <p>Times and durations are milliseconds unless given as a {@link Duration}. Time 0 is 2026-01-01T00:00Z unless
 * {@link #startingAt} says otherwise, and begins a window of every limit whose window divides a day. Every expectation
 * that does not hold throws an {@link AssertionError} that says when. Not thread-safe.
 */
public final class Timeline {
    private final Limiter limiter;
    private final ArrayState state;
    private final long start;
    private final long now;

    private Timeline(Limiter limiter, ArrayState state, long start, long now) {
        this.limiter = limiter;
        this.state = state;
        this.start = start;
        this.now = now;
    }

    /**
     * {@return the timeline of a key that was never seen}
     *
     * @param limiter what decides
     */
    public static Timeline timeline(Limiter limiter) {
        return new Timeline(limiter, ArrayState.fresh(limiter.shape()), Times.START, Times.START);
    }

    /**
     * {@return how many permits a request asks for at once}
     *
     * @param permits how many
     */
    public static Cost cost(long permits) {
        return new Cost(permits);
    }

    /**
     * {@return the wait that a rejection announces}
     *
     * @param millis how long
     */
    public static RetryAfter retryAfter(long millis) {
        return retryAfter(Duration.ofMillis(millis));
    }

    /**
     * {@return the wait that a rejection announces}
     *
     * @param wait how long
     */
    public static RetryAfter retryAfter(Duration wait) {
        return new RetryAfter(wait);
    }

    /**
     * {@return this timeline with another time 0}
     *
     * @param zero the time that {@code at(0)} means
     */
    public Timeline startingAt(Instant zero) {
        long nanos = Times.epochNanos(zero);
        return new Timeline(limiter, state, nanos, nanos);
    }

    /**
     * {@return this timeline at another time}
     *
     * @param millis milliseconds since time 0
     */
    public Timeline at(long millis) {
        return at(Duration.ofMillis(millis));
    }

    /**
     * {@return this timeline at another time}
     *
     * @param sinceStart how long after time 0
     */
    public Timeline at(Duration sinceStart) {
        return new Timeline(limiter, state, start, Math.addExact(start, sinceStart.toNanos()));
    }

    /**
     * Lets the last of a queue go away without waiting any longer.
     *
     * @param cost what they had asked for
     * @return this timeline
     */
    public Timeline goesAway(Cost cost) {
        assertThat(limiter).isInstanceOf(DelayingLimiter.class);
        assertThat(((DelayingLimiter) limiter).giveBack(state, now, cost.permits()))
                .as("giving %s back at %s", cost, time())
                .isTrue();
        return this;
    }

    /**
     * {@return this timeline, in which another limiter of the same algorithm and window goes on with the same state}
     *
     * @param successor the limiter after the reconfiguration
     */
    public Timeline reconfigured(Limiter successor) {
        return new Timeline(successor, state.handedTo(successor.shape()), start, now);
    }

    /**
     * Expects that one request for one permit passes after a wait.
     *
     * @param millis how long it waits
     * @return this timeline
     */
    public Timeline delays(long millis) {
        return delays(cost(1), Duration.ofMillis(millis));
    }

    /**
     * Expects that one request passes after a wait.
     *
     * @param cost what it asks for
     * @param wait how long it waits
     * @return this timeline
     */
    public Timeline delays(Cost cost, Duration wait) {
        Decision decision = step(cost);
        assertThat(decision).as("decision on %s at %s", cost, time()).isInstanceOf(Delayed.class);
        assertThat(Duration.ofNanos(((Delayed) decision).waitNanos()))
                .as("wait of %s at %s", cost, time())
                .isEqualTo(wait);
        return this;
    }

    /**
     * Expects that so many requests for one permit each pass.
     *
     * @param requests how many
     * @return this timeline
     */
    public Timeline permits(long requests) {
        for (long i = 0; i < requests; i++) {
            permits(cost(1));
        }
        return this;
    }

    /**
     * Expects that one request passes.
     *
     * @param cost what it asks for
     * @return this timeline
     */
    public Timeline permits(Cost cost) {
        assertThat(step(cost)).as("decision on %s at %s", cost, time()).isInstanceOf(Permitted.class);
        return this;
    }

    /**
     * Expects that one request for one permit is rejected.
     *
     * @param retryAfter the wait it is told
     * @return this timeline
     */
    public Timeline rejects(RetryAfter retryAfter) {
        return rejects(cost(1), retryAfter);
    }

    /**
     * Expects that one request is rejected.
     *
     * @param cost what it asks for
     * @param retryAfter the wait it is told
     * @return this timeline
     */
    public Timeline rejects(Cost cost, RetryAfter retryAfter) {
        Decision decision = step(cost);
        assertThat(decision).as("decision on %s at %s", cost, time()).isInstanceOf(Rejected.class);
        assertThat(Duration.ofNanos(((Rejected) decision).retryAfterNanos()))
                .as("retry after for %s at %s", cost, time())
                .isEqualTo(retryAfter.time());
        return this;
    }

    /**
     * Expects that no wait would help one request.
     *
     * @param cost what it asks for
     * @return this timeline
     */
    public Timeline findsImpossible(Cost cost) {
        assertThat(step(cost)).as("decision on %s at %s", cost, time()).isInstanceOf(Impossible.class);
        return this;
    }

    /**
     * Expects that so many permits are left.
     *
     * @param permits how many
     * @return this timeline
     */
    public Timeline remaining(long permits) {
        assertThat(step(cost(0)).remaining()).as("remaining at %s", time()).isEqualTo(permits);
        return this;
    }

    /**
     * Expects that the full limit is available again after a wait.
     *
     * @param millis how long
     * @return this timeline
     */
    public Timeline resetAfter(long millis) {
        return resetAfter(Duration.ofMillis(millis));
    }

    /**
     * Expects that the full limit is available again after a wait.
     *
     * @param wait how long
     * @return this timeline
     */
    public Timeline resetAfter(Duration wait) {
        assertThat(Duration.ofNanos(step(cost(0)).resetAfterNanos()))
                .as("reset after at %s", time())
                .isEqualTo(wait);
        return this;
    }

    private Decision step(Cost cost) {
        return limiter.step(state, now, cost.permits());
    }

    private Duration time() {
        return Duration.ofNanos(now - start);
    }

    /**
     * How many permits one request asks for.
     *
     * @param permits from 0
     */
    public record Cost(long permits) {
        @Override
        public String toString() {
            return permits == 1 ? "1 permit" : permits + " permits";
        }
    }

    /**
     * The wait that a rejection announces.
     *
     * @param time how long
     */
    public record RetryAfter(Duration time) {
        /** Requires the time. */
        public RetryAfter {
            Objects.requireNonNull(time, "time");
        }
    }
}
