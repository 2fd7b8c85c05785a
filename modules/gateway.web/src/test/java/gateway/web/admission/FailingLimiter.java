package gateway.web.admission;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;

/** A limiter that throws, with a text that nobody else should see. */
record FailingLimiter(String text) implements Limiter {
    @Override
    public LimiterShape shape() {
        return TestPolicy.fixedWindow(1, "1h").shape();
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        throw new IllegalStateException(text);
    }

    @Override
    public long idleAtNanos(LimitState state) {
        return 0;
    }
}
