package gateway.security.store;

import gateway.api.limit.LimitKey;
import gateway.api.limit.Ticker;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * Failures in memory. The keys are spread over segments by their hash, so two requests wait for each other only if they
 * are of one caller or of one segment, and then for as long as it takes to look up a map.
 */
final class MemoryLockoutStore implements LockoutStore {
    private static final int MAX_SEGMENTS = 64;
    private static final int KEYS_PER_SEGMENT = 64;
    private static final int FAILURES_PER_KEY = 16;

    private final Ticker ticker;
    private final FailureSegment[] segments;

    /**
     * Remembers nothing yet.
     *
     * @param ticker its time
     * @param maxKeys how many keys fit, spread evenly; at least 1
     */
    MemoryLockoutStore(Ticker ticker, int maxKeys) {
        this.ticker = ticker;
        int count = Math.min(MAX_SEGMENTS, Integer.highestOneBit(Math.max(1, maxKeys / KEYS_PER_SEGMENT)));
        int keys = maxKeys / count;
        int failures = Math.max(keys * FAILURES_PER_KEY, 2 * LockoutRule.MOST_FAILURES);
        segments = Stream.generate(() -> new FailureSegment(keys, failures))
                .limit(count)
                .toArray(FailureSegment[]::new);
    }

    @Override
    public Duration lockedFor(LimitKey key) {
        return duration(segment(key).lockedFor(key, ticker));
    }

    @Override
    public Duration fail(LimitKey key, LockoutRule rule) {
        return duration(segment(key).fail(key, rule, ticker));
    }

    @Override
    public void clear(LimitKey key) {
        segment(key).clear(key);
    }

    /** How many keys it remembers. */
    int size() {
        return Stream.of(segments).mapToInt(FailureSegment::size).sum();
    }

    private FailureSegment segment(LimitKey key) {
        return segments[(int) key.high() & (segments.length - 1)];
    }

    private static Duration duration(long nanos) {
        return nanos == 0 ? Duration.ZERO : Duration.ofNanos(nanos);
    }
}
