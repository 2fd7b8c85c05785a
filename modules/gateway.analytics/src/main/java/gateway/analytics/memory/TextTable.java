package gateway.analytics.memory;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Makes equal texts the same object, wherever that is possible: what was seen before is replaced when something else
 * needs its place. Of a fixed size. Thread-safe without a lock.
 */
final class TextTable {
    private final AtomicReferenceArray<String> places;

    /** @param size how many texts are to be kept at least */
    TextTable(int size) {
        places = new AtomicReferenceArray<>(Integer.highestOneBit(Math.max(1, size - 1)) << 1);
    }

    String canonical(String text) {
        int hash = text.hashCode();
        int place = (hash ^ (hash >>> 16)) & (places.length() - 1);
        String there = places.getPlain(place);
        if (text.equals(there)) {
            return there;
        }
        places.setRelease(place, text);
        return text;
    }
}
