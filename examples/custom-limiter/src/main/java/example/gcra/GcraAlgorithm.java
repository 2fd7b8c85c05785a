package example.gcra;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import java.time.Duration;
import java.util.List;

/**
 * {@code gcra}: the generic cell rate algorithm of telephone networks (ITU-T I.371). One request each {@code interval}, and
 * {@code burst} of them at once after a pause.
 */
public final class GcraAlgorithm implements Algorithm {
    private static final String INTERVAL = "interval";
    private static final String BURST = "burst";

    /** For the service loader. */
    public GcraAlgorithm() {}

    @Override
    public String id() {
        return "gcra";
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(
                Parameter.required(INTERVAL, new ValueType.Span(Duration.ofMillis(1), Duration.ofHours(1))),
                Parameter.defaulting(BURST, new ValueType.Whole(1, 10_000), "1"));
    }

    @Override
    public Limiter limiter(Parameters values) {
        return new GcraLimiter(values.duration(INTERVAL), values.whole(BURST));
    }
}
