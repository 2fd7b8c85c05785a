package gateway.testkit.limit;

import gateway.api.limit.Limiter;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A limiter to be tested, and what is known about it. Immutable.
 *
 * @param name what it is, as test reports show it, such as {@code 3 per 7 s}
 * @param limiter the limiter
 * @param reference makes the naive counterpart for a new key; without one, the limiter is compared with nothing
 * @param successors limiters of the same algorithm and window that may take its place in a reconfiguration
 */
public record LimiterSample(
        String name, Limiter limiter, Optional<Supplier<? extends Reference>> reference, List<Limiter> successors) {

    /** Requires every value and copies the list. */
    public LimiterSample {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(limiter, "limiter");
        Objects.requireNonNull(reference, "reference");
        successors = List.copyOf(successors);
    }

    /**
     * {@return a sample of which nothing else is known}
     *
     * @param name what it is
     * @param limiter the limiter
     */
    public static LimiterSample of(String name, Limiter limiter) {
        return new LimiterSample(name, limiter, Optional.empty(), List.of());
    }

    /**
     * {@return this sample, to be compared with a naive counterpart}
     *
     * @param counterpart makes it for a new key
     */
    public LimiterSample agreeingWith(Supplier<? extends Reference> counterpart) {
        return new LimiterSample(name, limiter, Optional.of(counterpart), successors);
    }

    /**
     * {@return this sample with limiters that may take its place}
     *
     * @param limiters limiters of the same algorithm and window with other limits or rates
     */
    public LimiterSample followedBy(Limiter... limiters) {
        return new LimiterSample(name, limiter, reference, List.of(limiters));
    }
}
