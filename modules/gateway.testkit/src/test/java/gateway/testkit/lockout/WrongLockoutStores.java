package gateway.testkit.lockout;

import gateway.api.limit.LimitKey;
import gateway.api.limit.Ticker;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;

/** Lockout stores that are wrong, each in one way. */
final class WrongLockoutStores {
    private WrongLockoutStores() {}

    /** A store under the contract. */
    abstract static class Suspect implements LockoutStoreContract {
        private final Function<Ticker, LockoutStore> store;

        Suspect(Function<Ticker, LockoutStore> store) {
            this.store = store;
        }

        @Override
        public final LockoutStore open(Ticker ticker) {
            return store.apply(ticker);
        }
    }

    /** Fails under another rule than it was told. */
    private static Function<Ticker, LockoutStore> under(Function<LockoutRule, LockoutRule> change) {
        return ticker -> new SimpleLockoutStore(ticker) {
            @Override
            public synchronized Duration fail(LimitKey key, LockoutRule rule) {
                return super.fail(key, change.apply(rule));
            }
        };
    }

    static final class LocksOneLate extends Suspect {
        LocksOneLate() {
            super(under(rule -> new LockoutRule(rule.maxFailures() + 1, rule.window(), rule.lock(), rule.maxLock())));
        }
    }

    static final class NeverDoubles extends Suspect {
        NeverDoubles() {
            super(under(rule -> new LockoutRule(rule.maxFailures(), rule.window(), rule.lock(), rule.lock())));
        }
    }

    static final class KnowsNoLongestLock extends Suspect {
        KnowsNoLongestLock() {
            super(under(rule -> new LockoutRule(
                    rule.maxFailures(),
                    rule.window(),
                    rule.lock(),
                    rule.maxLock().multipliedBy(100))));
        }
    }

    static final class CountsForever extends Suspect {
        CountsForever() {
            super(under(
                    rule -> new LockoutRule(rule.maxFailures(), Duration.ofDays(365), rule.lock(), rule.maxLock())));
        }
    }

    /** Starts to count anew whenever a window on the clock is over. */
    static final class CountsByTheClock extends Suspect {
        CountsByTheClock() {
            super(ticker -> new SimpleLockoutStore(ticker) {
                private long window;

                @Override
                public synchronized Duration fail(LimitKey key, LockoutRule rule) {
                    long now = ticker.epochNanos() / rule.window().toNanos();
                    if (now != window && lockedFor(key).isZero()) {
                        references.remove(key);
                    }
                    window = now;
                    return super.fail(key, rule);
                }
            });
        }
    }

    /** Says of the failure that locks that it was refused. */
    static final class RefusesTheLastFailure extends Suspect {
        RefusesTheLastFailure() {
            super(ticker -> new SimpleLockoutStore(ticker) {
                @Override
                public synchronized Duration fail(LimitKey key, LockoutRule rule) {
                    super.fail(key, rule);
                    return lockedFor(key);
                }
            });
        }
    }

    static final class CannotClear extends Suspect {
        CannotClear() {
            super(ticker -> new SimpleLockoutStore(ticker) {
                @Override
                public synchronized void clear(LimitKey key) {}
            });
        }
    }

    static final class ClearsEverything extends Suspect {
        ClearsEverything() {
            super(ticker -> new SimpleLockoutStore(ticker) {
                @Override
                public synchronized void clear(LimitKey key) {
                    references.clear();
                }
            });
        }
    }

    static final class IgnoresHalfOfTheKey extends Suspect {
        IgnoresHalfOfTheKey() {
            super(ticker -> new SimpleLockoutStore(ticker) {
                @Override
                public synchronized Duration fail(LimitKey key, LockoutRule rule) {
                    return super.fail(half(key), rule);
                }

                @Override
                public synchronized Duration lockedFor(LimitKey key) {
                    return super.lockedFor(half(key));
                }

                private static LimitKey half(LimitKey key) {
                    return new LimitKey(0, key.low() >> 2);
                }
            });
        }
    }

    /** Begins anew when it is full. */
    static final class ForgetsLocksInAFlood extends Suspect {
        ForgetsLocksInAFlood() {
            super(ticker -> new SimpleLockoutStore(ticker) {
                @Override
                public synchronized Duration fail(LimitKey key, LockoutRule rule) {
                    if (references.size() > 1_000) {
                        references.clear();
                    }
                    return super.fail(key, rule);
                }
            });
        }
    }

    /** Takes in nobody when it is full. */
    static final class KnowsOnlyTheFirst extends Suspect {
        KnowsOnlyTheFirst() {
            super(ticker -> new SimpleLockoutStore(ticker) {
                @Override
                public synchronized Duration fail(LimitKey key, LockoutRule rule) {
                    boolean known = references.size() < 1_000 || references.containsKey(key);
                    return known ? super.fail(key, rule) : Duration.ZERO;
                }
            });
        }
    }

    /** Looks how often a key has failed, and writes one more; the first two threads do so at the same time. */
    static final class WithoutALock extends Suspect {
        WithoutALock() {
            super(ticker -> new SimpleLockoutStore(ticker) {
                private final Map<LimitKey, Integer> counts = new HashMap<>();
                private final CountDownLatch two = new CountDownLatch(2);

                @Override
                public Duration fail(LimitKey key, LockoutRule rule) {
                    Duration locked = lockedFor(key);
                    int before = count(key);
                    meet();
                    if (locked.isZero() && before + 1 == rule.maxFailures()) {
                        super.fail(key, new LockoutRule(1, rule.window(), rule.lock(), rule.maxLock()));
                    }
                    write(key, before + 1);
                    return locked;
                }

                private void meet() {
                    two.countDown();
                    try {
                        two.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }

                private synchronized int count(LimitKey key) {
                    return counts.getOrDefault(key, 0);
                }

                private synchronized void write(LimitKey key, int count) {
                    counts.put(key, count);
                }
            });
        }
    }
}
