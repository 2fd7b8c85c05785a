package gateway.analytics.memory;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Makes equal paths the same object, wherever that is possible: what was seen before is replaced when something else
 * needs its place. Of a fixed size. Thread-safe without a lock.
 */
final class PathTable {
    private final AtomicReferenceArray<Path> places;
    private final long seed = new SplittableRandom().nextLong();

    /** @param size how many paths are to be kept at least */
    PathTable(int size) {
        places = new AtomicReferenceArray<>(Integer.highestOneBit(Math.max(1, size - 1)) << 1);
    }

    Path of(String text) {
        int hash = text.hashCode();
        int place = (hash ^ (hash >>> 16)) & (places.length() - 1);
        Path there = places.getPlain(place);
        if (there != null && text.equals(there.text())) {
            return there;
        }
        Path path = Path.of(text, seed);
        places.setRelease(place, path);
        return path;
    }
}
