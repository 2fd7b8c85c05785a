package gateway.testkit.limit;

import java.util.List;

/** What the contracts of a limiter need from its implementer. */
@FunctionalInterface
public interface LimiterHarness {

    /**
     * {@return the limiters to be tested} A good choice has a limit of one permit, a limit that the window does not
     * divide evenly (3 per 7 s), and the extremes: the largest limit, windows of 1 ms and of 3653 days.
     */
    List<LimiterSample> samples();
}
