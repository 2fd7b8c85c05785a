package gateway.testkit.limit;

import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.StateFullException;
import java.time.Duration;
import java.util.List;

/** Limiters with windows that are wrong, each in one way that has been seen in the wild. */
final class WrongWindows {
    private static final Duration WINDOW = Duration.ofSeconds(7);

    private WrongWindows() {}

    static final class TrustsAnEarlierClock extends SimpleFixedWindow implements LimiterContract {
        TrustsAnEarlierClock() {
            super(new Limit(5, Duration.ofMillis(1)));
        }

        @Override
        long effectiveTime(LimitState state, long now) {
            return now;
        }

        @Override
        public List<LimiterSample> samples() {
            return List.of(LimiterSample.of("wrong", this));
        }
    }

    static final class BeginsItsWindowsAtTheFirstRequest extends SimpleFixedWindow implements LimiterContract {
        BeginsItsWindowsAtTheFirstRequest() {
            super(new Limit(5, WINDOW));
        }

        @Override
        long remaining(LimitState state, long now) {
            return now - state.get(0) >= WINDOW.toNanos() ? limit() : limit() - state.get(1);
        }

        @Override
        void spend(LimitState state, long now, long permits) {
            boolean over = now - state.get(0) >= WINDOW.toNanos();
            state.set(1, over ? permits : state.get(1) + permits);
            state.set(0, over ? now : state.get(0));
        }

        @Override
        public List<LimiterSample> samples() {
            return List.of(LimiterSample.of("wrong", this).agreeingWith(() -> new ReferenceFixedWindow(5, WINDOW)));
        }
    }

    /** Its states say what is left, so that another limit means another consumption. */
    static final class KeepsWhatIsLeft implements LimiterContract {
        @Override
        public List<LimiterSample> samples() {
            return List.of(
                    LimiterSample.of("wrong", new WhatIsLeft(5)).followedBy(new WhatIsLeft(9), new WhatIsLeft(2)));
        }
    }

    private static final class WhatIsLeft extends SimpleFixedWindow {
        WhatIsLeft(long limit) {
            super(new Limit(limit, WINDOW));
        }

        @Override
        long remaining(LimitState state, long now) {
            boolean sameWindow = now / WINDOW.toNanos() == state.get(0) / WINDOW.toNanos();
            return sameWindow ? Math.min(state.get(1), limit()) : limit();
        }

        @Override
        void spend(LimitState state, long now, long permits) {
            state.set(1, remaining(state, now) - permits);
            state.set(0, now);
        }
    }

    static final class WaitsTooShortWhenOverdrawn implements LimiterContract {
        @Override
        public List<LimiterSample> samples() {
            return List.of(LimiterSample.of("wrong", new SimpleFixedWindow(new Limit(9, WINDOW)))
                    .followedBy(new ShortWait()));
        }
    }

    /** Takes an overdrawn window for one that will be over at once. */
    private static final class ShortWait extends SimpleFixedWindow {
        ShortWait() {
            super(new Limit(2, WINDOW));
        }

        @Override
        long retryAfter(LimitState state, long now, long permits) {
            return state.get(1) > limit() ? 1 : super.retryAfter(state, now, permits);
        }
    }

    /** A permit counts for a nanosecond more than the window. */
    static final class CountsOneNanosecondTooLong extends SimpleLog implements LimiterContract {
        CountsOneNanosecondTooLong() {
            super(new Limit(5, WINDOW.plusNanos(1)));
        }

        @Override
        public List<LimiterSample> samples() {
            return List.of(
                    LimiterSample.of("wrong", this).agreeingWith(() -> new ReferenceSlidingWindowLog(5, WINDOW)));
        }
    }

    static final class SpendsAlthoughThereIsNoRoom extends SimpleLog implements LimiterContract {
        SpendsAlthoughThereIsNoRoom() {
            super(new Limit(5, WINDOW));
        }

        @Override
        void spend(LimitState state, long now, long permits) {
            try {
                super.spend(state, now, permits);
            } catch (StateFullException e) {
                state.set(1, now);
                throw e;
            }
        }

        @Override
        public List<LimiterSample> samples() {
            return List.of(LimiterSample.of("wrong", this));
        }
    }

    /** Weighs the previous window in 64 bits. */
    static final class Overflows extends SimpleCounter implements LimiterContract {
        private static final Limit LIMIT = new Limit(1_000_000_000, Duration.ofDays(3653));

        Overflows() {
            super(LIMIT);
        }

        @Override
        long remaining(LimitState state, long now) {
            long windowNanos = LIMIT.window().toNanos();
            long previous = Math.min(spent(state, now, 1) * (windowNanos - now % windowNanos) / windowNanos, limit());
            return Math.max(limit() - Math.max(previous, 0) - spent(state, now, 0), 0);
        }

        @Override
        public List<LimiterSample> samples() {
            return List.of(LimiterSample.of("wrong", this)
                    .agreeingWith(() -> new ReferenceSlidingWindowCounter(LIMIT.permits(), LIMIT.window())));
        }
    }
}
