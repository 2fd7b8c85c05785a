package gateway.web.blackbox.faults;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Decision;
import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import java.time.Duration;
import java.util.List;

/** A plug-in whose limiters throw. */
public final class FaultyAlgorithm implements Algorithm {
    private static final LimiterShape SHAPE = LimiterShape.fixed(new Limit(5, Duration.ofMinutes(1)), 1);

    @Override
    public String id() {
        return "faulty";
    }

    @Override
    public List<Parameter> parameters() {
        return List.of();
    }

    @Override
    public Limiter limiter(Parameters values) {
        return new Faulty();
    }

    private static final class Faulty implements Limiter {
        @Override
        public LimiterShape shape() {
            return SHAPE;
        }

        @Override
        public Decision step(LimitState state, long nowNanos, long permits) {
            throw new IllegalStateException(FaultyResource.SECRET);
        }

        @Override
        public long idleAtNanos(LimitState state) {
            return 0;
        }
    }
}
