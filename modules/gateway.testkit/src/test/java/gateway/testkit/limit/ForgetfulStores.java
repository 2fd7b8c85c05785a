package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.Policy;
import gateway.api.limit.Ticker;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;

/** Stores that keep the wrong states, each in one way. */
final class ForgetfulStores {
    private ForgetfulStores() {}

    /** Drops what was not used for a second, as if every bucket were full by then. */
    static final class LosesStatesEarly extends SuspectStore {
        LosesStatesEarly() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                ArrayState state(Slot slot, Policy policy, Map<Slot, ArrayState> working) {
                    ArrayState state = super.state(slot, policy, working);
                    return ticker.epochNanos() - state.get(0)
                                    > Duration.ofSeconds(1).toNanos()
                            ? fresh(policy)
                            : state;
                }
            });
        }
    }

    static final class ReadsTheWallClock extends SuspectStore {
        ReadsTheWallClock() {
            super(ticker -> new SimpleStore(Ticker.startingAt(InstantSource.system())));
        }
    }

    static final class StartsAnewWithEachSet extends SuspectStore {
        StartsAnewWithEachSet() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                public LimitSet prepare(List<Policy> policies) {
                    states.clear();
                    return super.prepare(policies);
                }
            });
        }
    }

    static final class CountsByName extends SuspectStore {
        CountsByName() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                Slot slot(Policy policy, LimitKey key) {
                    return new Slot(policy.name(), policy.algorithm(), Duration.ZERO, key);
                }
            });
        }
    }

    static final class IgnoresAlgorithmAndWindow extends SuspectStore {
        IgnoresAlgorithmAndWindow() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                Slot slot(Policy policy, LimitKey key) {
                    return new Slot(policy.scope(), "", Duration.ZERO, key);
                }
            });
        }
    }

    static final class GoesByTheReportedWindow extends SuspectStore {
        GoesByTheReportedWindow() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                Slot slot(Policy policy, LimitKey key) {
                    Duration window = policy.limiter().shape().limit().window();
                    return new Slot(policy.scope(), policy.algorithm(), window, key);
                }
            });
        }
    }

    static final class IgnoresHalfOfTheKey extends SuspectStore {
        IgnoresHalfOfTheKey() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                Slot slot(Policy policy, LimitKey key) {
                    return super.slot(policy, new LimitKey(0, key.low()));
                }
            });
        }
    }

    static final class ForgetsEverythingOnReset extends SuspectStore {
        ForgetsEverythingOnReset() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                synchronized void reset(List<Policy> policies, LimitKey[] keys) {
                    states.clear();
                }
            });
        }
    }

    static final class RemembersWhoAsked extends SuspectStore {
        RemembersWhoAsked() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                Decision step(Policy policy, ArrayState state, long now, long permits) {
                    states.putIfAbsent(new Slot(policy, "", Duration.ZERO, states.size()), state);
                    return super.step(policy, state, now, permits);
                }
            });
        }
    }
}
