package gateway.web.guard;

import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.Limiter;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Guards the limiters that are not ours, each policy's by a bulkhead that outlives its configuration: what hangs since
 * before a reload still counts. Our own limiters stay as they are, without any cost. Thread-safe.
 */
public final class LimiterGuards {
    private static final String OURS = "gateway.algorithms";

    private final Map<String, Bulkhead> bulkheads = new ConcurrentHashMap<>();

    /** Guards that have met no policy yet. */
    public LimiterGuards() {}

    /**
     * {@return the limiter, guarded if it is not ours}
     *
     * @param policy the name of the policy
     * @param limiter its limiter
     */
    public Limiter guarded(String policy, Limiter limiter) {
        if (limiter.getClass().getPackageName().equals(OURS)) {
            return limiter;
        }
        Bulkhead bulkhead = bulkheads.computeIfAbsent(policy, name -> new Bulkhead());
        return limiter instanceof DelayingLimiter queue
                ? new GuardedQueue(queue, bulkhead)
                : new GuardedLimiter(limiter, bulkhead);
    }
}
