package gateway.web.blackbox.faults;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A plug-in whose limiters do not what limiters should: {@code fault} says what. */
public final class FaultyAlgorithm implements Algorithm {
    private static final LimiterShape SHAPE = LimiterShape.fixed(new Limit(5, Duration.ofMinutes(1)), 1);
    private static final String FAULT = "fault";
    private static final String[] FAULTS = {
        "throws", "error", "hangs", "null", "too-much", "less-than-nothing", "in-the-past", "never-idle"
    };

    @Override
    public String id() {
        return "faulty";
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(Parameter.defaulting(FAULT, ValueType.OneOf.of(FAULTS), "throws"));
    }

    @Override
    public Limiter limiter(Parameters values) {
        return new Faulty(values.text(FAULT));
    }

    /** A limiter that does not what limiters should. */
    private record Faulty(String fault) implements Limiter {
        @Override
        public LimiterShape shape() {
            return SHAPE;
        }

        @Override
        public Decision step(LimitState state, long nowNanos, long permits) {
            return switch (fault) {
                case "throws" -> throw new IllegalStateException(FaultyResource.SECRET);
                case "error" -> throw new NoClassDefFoundError(FaultyResource.SECRET);
                case "hangs" -> hang();
                case "null" -> null;
                case "too-much" -> new Permitted(6, 0);
                case "less-than-nothing" -> new Permitted(-1, 0);
                case "in-the-past" -> new Rejected(0, -1, -1);
                default -> new Permitted(0, 0);
            };
        }

        private static Decision hang() {
            try {
                TimeUnit.SECONDS.sleep(10);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return new Permitted(0, 0);
        }

        @Override
        public long idleAtNanos(LimitState state) {
            if (fault.equals("never-idle")) {
                throw new IllegalStateException(FaultyResource.SECRET);
            }
            return 0;
        }
    }
}
