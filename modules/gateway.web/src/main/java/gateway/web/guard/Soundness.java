package gateway.web.guard;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Rejected;

/**
 * What the decisions of a limiter have to be, whoever made it.
 *
 * @param limit its permits
 * @param queue whether it may say that a request passes later
 */
record Soundness(long limit, boolean queue) {

    /**
     * The decision about a request for some permits, if it makes sense.
     *
     * @throws IllegalStateException if not; says what the decision was
     */
    Decision checked(Decision decision, long permits) {
        if (decision instanceof Failed
                || (decision != null && isSound(decision, permits) && isSoundlyTimed(decision))) {
            return decision;
        }
        throw new IllegalStateException("the limiter said " + decision + " to a request for " + permits
                + " permits; allowed is a decision whose remaining is from 0 to the limit of " + limit
                + " and whose times are not negative");
    }

    private boolean isSound(Decision decision, long permits) {
        return decision.remaining() >= 0
                && decision.remaining() <= limit
                && (decision.permitted() ? permits <= limit : permits > 0);
    }

    private boolean isSoundlyTimed(Decision decision) {
        if (decision instanceof Rejected rejected) {
            return rejected.resetAfterNanos() >= 0 && rejected.retryAfterNanos() > 0;
        }
        if (decision instanceof Delayed delayed) {
            return queue && delayed.resetAfterNanos() >= 0 && delayed.waitNanos() > 0;
        }
        return decision.resetAfterNanos() >= 0;
    }
}
