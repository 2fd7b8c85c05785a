package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import gateway.api.limit.Ticker;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Stores that decide or charge wrongly, each in one way. */
final class UnfairStores {
    private UnfairStores() {}

    /** Reads, decides and writes, and another thread may come in between. */
    static final class WithoutALock extends SuspectStore {
        WithoutALock() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                List<Decision> acquire(List<Policy> policies, LimitKey[] keys, long[] permits) {
                    Map<Slot, ArrayState> working = new HashMap<>();
                    return settle(policies, keys, decide(policies, keys, permits, working), working);
                }
            });
        }
    }

    /** Charges limit by limit, whatever the next one says. */
    static final class ChargesRejectedRequests extends SuspectStore {
        ChargesRejectedRequests() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                synchronized List<Decision> acquire(List<Policy> policies, LimitKey[] keys, long[] permits) {
                    return decide(policies, keys, permits, states);
                }
            });
        }
    }

    /** Charges all limits, and gives the permits back when one has rejected. */
    static final class RefundsRejectedRequests extends SuspectStore {
        RefundsRejectedRequests() {
            super(Refunding::new);
        }

        private static final class Refunding extends SimpleStore {
            Refunding(Ticker ticker) {
                super(ticker);
            }

            @Override
            List<Decision> acquire(List<Policy> policies, LimitKey[] keys, long[] permits) {
                Map<Slot, ArrayState> before;
                List<Decision> decisions;
                synchronized (this) {
                    before = new HashMap<>(states);
                    decisions = decide(policies, keys, permits, states);
                }
                return passes(policies, decisions) ? decisions : refunded(policies, keys, decisions, before);
            }

            private synchronized List<Decision> refunded(
                    List<Policy> policies, LimitKey[] keys, List<Decision> decisions, Map<Slot, ArrayState> before) {
                for (int i = 0; i < keys.length; i++) {
                    Slot slot = slot(policies.get(i), keys[i]);
                    if (decisions.get(i).permitted()) {
                        states.put(slot, before.getOrDefault(slot, fresh(policies.get(i))));
                    }
                }
                return unspent(policies, keys, decisions);
            }
        }
    }

    /** Says of a rejected request that the other limits have fewer permits left than they have. */
    static final class ReportsPermitsThatWereNotSpent extends SuspectStore {
        ReportsPermitsThatWereNotSpent() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                List<Decision> unspent(List<Policy> policies, LimitKey[] keys, List<Decision> decisions) {
                    return decisions;
                }
            });
        }
    }

    static final class RefusesInTheShadow extends SuspectStore {
        RefusesInTheShadow() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                boolean passes(List<Policy> policies, List<Decision> decisions) {
                    return decisions.stream().allMatch(Decision::permitted);
                }
            });
        }
    }

    static final class ThrowsWhenALimiterThrows extends SuspectStore {
        ThrowsWhenALimiterThrows() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                Decision step(Policy policy, ArrayState state, long now, long permits) {
                    return policy.limiter().step(state, now, permits);
                }
            });
        }
    }

    static final class IsBrokenOnceALimiterThrew extends SuspectStore {
        IsBrokenOnceALimiterThrew() {
            super(ticker -> new SimpleStore(ticker) {
                private volatile boolean broken;

                @Override
                Decision step(Policy policy, ArrayState state, long now, long permits) {
                    if (broken) {
                        throw new IllegalStateException("broken");
                    }
                    Decision decision = super.step(policy, state, now, permits);
                    broken = decision instanceof Failed;
                    return decision;
                }
            });
        }
    }

    static final class AnswersTheNarrowestFirst extends SuspectStore {
        AnswersTheNarrowestFirst() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                List<Decision> acquire(List<Policy> policies, LimitKey[] keys, long[] permits) {
                    return super.acquire(policies, keys, permits).stream()
                            .sorted(Comparator.comparing(Decision::remaining))
                            .toList();
                }
            });
        }
    }

    static final class CostsTheSameEverywhere extends SuspectStore {
        CostsTheSameEverywhere() {
            super(ticker -> new SimpleStore(ticker) {
                @Override
                List<Decision> acquire(List<Policy> policies, LimitKey[] keys, long[] permits) {
                    Arrays.fill(permits, permits[0]);
                    return super.acquire(policies, keys, permits);
                }
            });
        }
    }
}
