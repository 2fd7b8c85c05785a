package gateway.testkit.lockout;

import gateway.api.limit.LimitKey;
import gateway.api.limit.Ticker;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** References in a map under one lock, which keep the contract. Its steps can be overridden, to be done wrong. */
class SimpleLockoutStore implements LockoutStore {
    final Map<LimitKey, ReferenceLockout> references = new ConcurrentHashMap<>();
    final Ticker ticker;

    SimpleLockoutStore(Ticker ticker) {
        this.ticker = ticker;
    }

    final ReferenceLockout reference(LimitKey key) {
        return references.computeIfAbsent(key, unknown -> new ReferenceLockout());
    }

    @Override
    public synchronized Duration lockedFor(LimitKey key) {
        return Duration.ofNanos(reference(key).lockedFor(ticker.epochNanos()));
    }

    @Override
    public Duration fail(LimitKey key, LockoutRule rule) {
        synchronized (this) {
            return Duration.ofNanos(reference(key).fail(rule, ticker.epochNanos()));
        }
    }

    @Override
    public synchronized void clear(LimitKey key) {
        references.remove(key);
    }
}
