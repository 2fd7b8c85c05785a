package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.LimitState;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.Rate;
import java.time.Duration;
import java.util.List;

/** Token buckets that are wrong, each in one way that has been seen in the wild. */
final class WrongBuckets {
    private static final Rate RATE = new Rate(3, Duration.ofSeconds(7));

    private WrongBuckets() {}

    /** A bucket of five that can be overridden. */
    private abstract static class Bucket extends SimpleBucket implements LimiterContract {
        Bucket() {
            super(5, RATE);
        }

        @Override
        public List<LimiterSample> samples() {
            return List.of(LimiterSample.of("wrong", this).agreeingWith(() -> new ReferenceTokenBucket(5, RATE)));
        }
    }

    static final class LosesFractionsWhenSpending extends Bucket {
        @Override
        void spend(LimitState state, long now, long permits) {
            super.spend(state, now, permits);
            state.set(1, (limit() - remaining(state, now)) * unitsPerPermit());
        }
    }

    static final class LosesFractionsWhenAsked extends Bucket {
        @Override
        public Decision step(LimitState state, long nowNanos, long permits) {
            Decision decision = super.step(state, nowNanos, permits);
            state.set(1, (limit() - remaining(state, effectiveTime(state, nowNanos))) * unitsPerPermit());
            state.set(0, effectiveTime(state, nowNanos));
            return decision;
        }
    }

    static final class OverfillsWhileIdle extends Bucket {
        @Override
        long remaining(LimitState state, long now) {
            long idlePermits = (now - state.get(0)) / unitsPerPermit() * rate.permits();
            return super.remaining(state, now) + (idlePermits > 100 ? limit() : 0);
        }
    }

    static final class RetriesTooEarly extends Bucket {
        @Override
        long retryAfter(LimitState state, long now, long permits) {
            return Math.max(super.retryAfter(state, now, permits) - 1, 1);
        }
    }

    static final class RetriesTooLate extends Bucket {
        @Override
        long retryAfter(LimitState state, long now, long permits) {
            return super.retryAfter(state, now, permits) + 1;
        }
    }

    static final class ResetsTooLate extends Bucket {
        @Override
        long resetAfter(LimitState state, long now) {
            return super.resetAfter(state, now) + 1;
        }
    }

    static final class IdleTooEarly extends Bucket {
        @Override
        public long idleAtNanos(LimitState state) {
            return state.get(0) + unitsPerPermit();
        }
    }

    static final class ChargesRejectedRequests extends Bucket {
        @Override
        public Decision step(LimitState state, long nowNanos, long permits) {
            Decision decision = super.step(state, nowNanos, permits);
            if (decision instanceof Rejected) {
                state.set(1, state.get(1) + unitsPerPermit());
            }
            return decision;
        }
    }

    static final class ChargesOnePermitForAnyCost extends Bucket {
        @Override
        void spend(LimitState state, long now, long permits) {
            super.spend(state, now, 1);
        }
    }

    static final class WaitsForTheImpossible extends Bucket {
        @Override
        public Decision step(LimitState state, long nowNanos, long permits) {
            Decision decision = super.step(state, nowNanos, permits);
            return permits > limit()
                    ? new Rejected(decision.remaining(), decision.resetAfterNanos(), Long.MAX_VALUE)
                    : decision;
        }
    }

    static final class PermitsOneTooMany extends Bucket {
        @Override
        public Decision step(LimitState state, long nowNanos, long permits) {
            Decision decision = super.step(state, nowNanos, permits);
            return decision instanceof Rejected && decision.remaining() == permits - 1
                    ? super.step(state, nowNanos, 0)
                    : decision;
        }
    }

    static final class RemembersInAField extends Bucket {
        private long steps;

        @Override
        public Decision step(LimitState state, long nowNanos, long permits) {
            steps++;
            Decision decision = super.step(state, nowNanos, permits);
            return steps % 1_000 == 0 ? new Permitted(0, decision.resetAfterNanos()) : decision;
        }
    }

    static final class GrowsBeyondItsShape extends Bucket {
        @Override
        void spend(LimitState state, long now, long permits) {
            super.spend(state, now, permits);
            state.resize(4);
        }
    }

    static final class ChangesItsShape extends Bucket {
        private int words = 3;

        @Override
        public LimiterShape shape() {
            words++;
            return LimiterShape.fixed(super.shape().limit(), words);
        }
    }
}
