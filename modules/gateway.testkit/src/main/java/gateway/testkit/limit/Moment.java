package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.Limiter;
import gateway.api.limit.StateFullException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/**
 * One key of a limiter at some time. Immutable: whatever is asked or spent happens to a copy of the state, so that one
 * moment can have many futures.
 */
final class Moment {
    private final Limiter limiter;
    private final ArrayState state;
    private final long now;

    private Moment(Limiter limiter, ArrayState state, long now) {
        this.limiter = limiter;
        this.state = state;
        this.now = now;
    }

    static Moment ofNewKey(Limiter limiter, long now) {
        return new Moment(limiter, ArrayState.fresh(limiter.shape()), now);
    }

    /** The same key later, if nobody asks in between. */
    Moment after(long nanos) {
        return at(Math.addExact(now, nanos));
    }

    Moment at(long nanos) {
        return new Moment(limiter, state, nanos);
    }

    /** The same time for a key that was never seen. */
    Moment ofNewKey() {
        return ofNewKey(limiter, now);
    }

    /** The same state in the hands of another limiter. */
    Moment reconfigured(Limiter successor) {
        return new Moment(successor, state.handedTo(successor.shape()), now);
    }

    /** The same key after many windows without a request, as many as the timeline has room for. */
    Moment afterWindows(long count) {
        return after(windowNanos() * Math.min(count, (Times.END - now) / windowNanos()));
    }

    /** What the limiter says to a request. */
    Decision decides(long permits) {
        return limiter.step(state.copy(), now, permits);
    }

    /** The same time after a request, whatever came of it. */
    Moment afterRequest(long permits) {
        ArrayState after = state.copy();
        limiter.step(after, now, permits);
        return new Moment(limiter, after, now);
    }

    /** The same time after a request that passes. */
    Moment spending(long permits) {
        assertThat(decides(permits).permitted())
                .as("%d permits are to be had, %s", permits, this)
                .isTrue();
        return afterRequest(permits);
    }

    /** The same time after somebody took all that was left, and the place in a queue of who left it at once. */
    Moment exhausted() {
        Moment taken = spending(remaining());
        return leavesAtOnce() ? taken.spending(Math.min(taken.remaining(), 1)) : taken;
    }

    /** Whether a request would leave the limiter's queue at once, so that its first permit takes no place there. */
    boolean leavesAtOnce() {
        return limiter instanceof DelayingLimiter && idleAt() <= now;
    }

    /** The same time after the last permits of a queue were given back. */
    Moment givenBack(long permits) {
        ArrayState after = state.copy();
        ((DelayingLimiter) limiter).giveBack(after, now, permits);
        return new Moment(limiter, after, now);
    }

    long limit() {
        return limiter.shape().limit().permits();
    }

    long windowNanos() {
        return limiter.shape().limit().window().toNanos();
    }

    long now() {
        return now;
    }

    long remaining() {
        return decides(0).remaining();
    }

    long resetAfter() {
        return decides(0).resetAfterNanos();
    }

    boolean permits(long permits) {
        return decides(permits).permitted();
    }

    long idleAt() {
        ArrayState asked = state.copy();
        long idleAt = limiter.idleAtNanos(asked);
        assertThat(asked).as("state after idleAtNanos").hasToString(state.toString());
        return idleAt;
    }

    int words() {
        return state.size();
    }

    /** Waits after which something may become different. */
    long[] turningPoints() {
        long reset = resetAfter();
        long window = windowNanos();
        return LongStream.of(0, 1, reset / 3, reset / 2, reset - 1, reset, reset + 1, window, reset + window)
                .filter(wait -> wait >= 0)
                .toArray();
    }

    /** What can be observed from now on: the decisions on several requests after each of several waits. */
    List<Decision> future(long... waits) {
        List<Decision> decisions = new ArrayList<>();
        for (long wait : waits) {
            Moment later = after(wait);
            decisions.add(later.decides(0));
            decisions.add(later.decides(1));
            decisions.add(later.decides(limit()));
            decisions.add(later.afterRequest(1).decides(limit()));
        }
        return decisions;
    }

    /** Expects that a request to a full store is charged as ever if it passes, and else not at all. */
    void assertSpendsAllOrNothingInFullStore(long permits) {
        ArrayState full = state.withoutRoomToGrow();
        Moment expected = this;
        try {
            if (limiter.step(full, now, permits).permitted()) {
                expected = spending(permits);
            }
        } catch (StateFullException e) {
            assertThat(limiter.shape().isFixed())
                    .as("a state of fixed size grows")
                    .isFalse();
        }
        new Moment(limiter, full.handedTo(limiter.shape()), now).assertBehavesLike(expected);
    }

    /** Expects that nobody can tell the two apart from now on. */
    void assertBehavesLike(Moment other) {
        long[] waits = other.turningPoints();
        assertThat(future(waits))
                .as("decisions of %s, compared with those of %s", this, other)
                .isEqualTo(other.future(waits));
    }

    @Override
    public String toString() {
        return "limit " + limiter.shape().limit() + ", state " + state + ", at " + now + " ns";
    }
}
