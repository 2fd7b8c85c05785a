package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Policy;

/**
 * One of so many equal parts of every limit, whatever its algorithm: each permit costs so many. A share is never smaller
 * than one permit.
 *
 * @param parts how many, from 1
 */
record LocalShare(long parts) {

    /** What permits cost under the whole limit; more than the limit has stays more. */
    long cost(Policy policy, long permits) {
        long limit = limit(policy);
        return permits > limit / parts && permits > 1 ? Math.max(permits, limit + 1) : Math.min(permits * parts, limit);
    }

    /** What a decision of the whole limit means for the share. */
    Decision of(Policy policy, Decision decision) {
        long remaining = decision.remaining() == limit(policy)
                ? Math.max(1, decision.remaining() / parts)
                : decision.remaining() / parts;
        long reset = decision.resetAfterNanos();
        if (decision instanceof Rejected rejected) {
            return new Rejected(remaining, reset, rejected.retryAfterNanos());
        }
        if (decision instanceof Delayed delayed) {
            return new Delayed(remaining, reset, delayed.waitNanos());
        }
        if (decision instanceof Failed) {
            return decision;
        }
        return decision instanceof Permitted ? new Permitted(remaining, reset) : new Impossible(remaining, reset);
    }

    private static long limit(Policy policy) {
        return policy.limiter().shape().limit().permits();
    }
}
