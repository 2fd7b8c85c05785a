package gateway.testkit.limit;

import gateway.api.limit.Limit;
import gateway.api.limit.Rate;
import java.time.Duration;
import java.util.List;

/** Limiters that are right pass the contract, whatever their algorithm: the contract asks for nothing impossible. */
final class SimpleLimitersTest implements LimiterContract {
    private static final Duration WINDOW = Duration.ofSeconds(7);
    private static final Duration LONGEST = Duration.ofDays(3653);

    @Override
    public List<LimiterSample> samples() {
        return List.of(
                bucket(1, new Rate(1, Duration.ofMillis(1))),
                bucket(5, rate(3)).followedBy(new SimpleBucket(2, rate(5)), new SimpleBucket(9, new Rate(1, LONGEST))),
                leakyBucket(4, rate(3)),
                intervalBucket(1, new Rate(1, LONGEST)),
                intervalBucket(8, rate(3)).followedBy(new SimpleIntervalBucket(4, rate(3))),
                log(1, Duration.ofMillis(1)),
                log(6, WINDOW).followedBy(new SimpleLog(limit(2)), new SimpleLog(limit(9))),
                counter(1, LONGEST),
                counter(6, WINDOW).followedBy(new SimpleCounter(limit(2)), new SimpleCounter(limit(9))),
                fixedWindow(1L << 53, LONGEST),
                fixedWindow(6, WINDOW).followedBy(new SimpleFixedWindow(limit(2)), new SimpleFixedWindow(limit(9))));
    }

    private static LimiterSample bucket(long capacity, Rate rate) {
        return LimiterSample.of("token bucket of " + capacity + ", " + rate, new SimpleBucket(capacity, rate))
                .agreeingWith(() -> new ReferenceTokenBucket(capacity, rate));
    }

    private static LimiterSample leakyBucket(long capacity, Rate rate) {
        return LimiterSample.of("leaky bucket of " + capacity + ", " + rate, new SimpleBucket(capacity, rate))
                .agreeingWith(() -> new ReferenceLeakyBucket(capacity, rate));
    }

    private static LimiterSample intervalBucket(long capacity, Rate rate) {
        return LimiterSample.of(
                        "interval bucket of " + capacity + ", " + rate, new SimpleIntervalBucket(capacity, rate))
                .agreeingWith(() -> new ReferenceIntervalBucket(capacity, rate));
    }

    private static LimiterSample log(long limit, Duration window) {
        return LimiterSample.of("log of " + limit + ", " + window, new SimpleLog(new Limit(limit, window)))
                .agreeingWith(() -> new ReferenceSlidingWindowLog(limit, window));
    }

    private static LimiterSample counter(long limit, Duration window) {
        return LimiterSample.of("counter to " + limit + ", " + window, new SimpleCounter(new Limit(limit, window)))
                .agreeingWith(() -> new ReferenceSlidingWindowCounter(limit, window));
    }

    private static LimiterSample fixedWindow(long limit, Duration window) {
        return LimiterSample.of(
                        "fixed window of " + limit + ", " + window, new SimpleFixedWindow(new Limit(limit, window)))
                .agreeingWith(() -> new ReferenceFixedWindow(limit, window));
    }

    private static Rate rate(long permits) {
        return new Rate(permits, WINDOW);
    }

    private static Limit limit(long permits) {
        return new Limit(permits, WINDOW);
    }
}
