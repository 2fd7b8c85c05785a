package gateway.analytics.memory;

import java.util.HashMap;
import java.util.Map;

/** Adds up requests, apart by something. For one thread. */
final class SumsBy<K> {
    private final Map<K, Sums> sums = new HashMap<>();

    /** The sums of those that have this in common. */
    Sums of(K key) {
        Sums found = sums.get(key);
        if (found == null) {
            found = new Sums();
            sums.put(key, found);
        }
        return found;
    }

    Map<K, Sums> all() {
        return sums;
    }
}
