package gateway.analytics.memory;

import java.util.HashMap;
import java.util.Map;

/**
 * Adds up requests, apart by something. Used again and again: what was there the last time is mostly there again, and then
 * nothing has to be made. For one thread.
 */
final class SumsBy<K> {
    private final Map<K, Sums> sums = new HashMap<>();

    /** Sets everything to zero. */
    void clear() {
        sums.values().forEach(Sums::clear);
    }

    /** The sums of those that have this in common. */
    Sums of(K key) {
        Sums found = sums.get(key);
        if (found == null) {
            found = new Sums();
            sums.put(key, found);
        }
        return found;
    }

    /** Those to which something was added; the others are forgotten. */
    Map<K, Sums> all() {
        sums.values().removeIf(one -> one.count() == 0);
        return sums;
    }
}
