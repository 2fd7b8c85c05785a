package gateway.redis.limit;

import gateway.api.limit.Ticker;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The leases of a bounded number of keys; keys beyond it get none. Thread-safe. */
final class Leases {
    private static final int MOST_KEYS = 16_384;

    private final Ticker ticker;
    private volatile ConcurrentHashMap<Name, Lease> leases = new ConcurrentHashMap<>();

    /** Of which key, and of how many permits at a time. */
    private record Name(String key, long size) {}

    Leases(Ticker ticker) {
        this.ticker = ticker;
    }

    long nowNanos() {
        return ticker.epochNanos();
    }

    /** That of a key in Redis, of so many permits at a time; empty if there are too many keys. */
    Optional<Lease> of(String key, long size) {
        Name name = new Name(key, size);
        return leases.containsKey(name) || leases.size() < MOST_KEYS || makesRoom()
                ? Optional.of(leases.computeIfAbsent(name, any -> new Lease(size)))
                : Optional.empty();
    }

    private boolean makesRoom() {
        long now = nowNanos();
        leases.values().removeIf(lease -> lease.isEmpty(now));
        return leases.size() < MOST_KEYS;
    }

    /** Forgets all of them: what was counted may have been reset. */
    void forget() {
        leases = new ConcurrentHashMap<>();
    }
}
