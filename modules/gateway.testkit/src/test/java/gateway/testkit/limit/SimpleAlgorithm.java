package gateway.testkit.limit;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limit;
import gateway.api.limit.Limiter;
import gateway.api.limit.Rate;
import java.time.Duration;
import java.util.List;

/** The simple limiters by the ids of the gateway's own. */
final class SimpleAlgorithm implements Algorithm {
    private static final Duration LONGEST = Duration.ofDays(3653);

    private final String id;

    SimpleAlgorithm(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(
                Parameter.required("max-requests", new ValueType.Whole(1, 10_000)),
                Parameter.optional("window", new ValueType.Span(Duration.ofMillis(1), LONGEST)),
                Parameter.optional("refill-rate", new ValueType.PerTime(1_000_000, LONGEST)),
                Parameter.defaulting("refill", ValueType.OneOf.of("smooth", "interval"), "smooth"));
    }

    @Override
    public Limiter limiter(Parameters values) {
        long permits = values.whole("max-requests");
        return values.has("window")
                ? windowLimiter(new Limit(permits, values.duration("window")))
                : bucket(permits, values.rate("refill-rate"), values.text("refill"));
    }

    private Limiter windowLimiter(Limit limit) {
        return switch (id) {
            case "fixed-window" -> new SimpleFixedWindow(limit);
            case "sliding-window-log" -> new SimpleLog(limit);
            case "sliding-window-counter" -> new SimpleCounter(limit);
            default -> bucket(limit.permits(), new Rate(limit.permits(), limit.window()), "smooth");
        };
    }

    private static Limiter bucket(long capacity, Rate rate, String refill) {
        return refill.equals("smooth") ? new SimpleBucket(capacity, rate) : new SimpleIntervalBucket(capacity, rate);
    }
}
