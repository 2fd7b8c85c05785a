package gateway.web.live;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** The places for listeners, of both streams together. Thread-safe. */
final class Places {
    private final AtomicInteger taken = new AtomicInteger();

    /** A place; empty if there are {@code max} that are taken. */
    Optional<Place> take(int max) {
        int before = taken.getAndUpdate(count -> count < max ? count + 1 : count);
        return before < max ? Optional.of(new Place()) : Optional.empty();
    }

    /** How many are taken. */
    int taken() {
        return taken.get();
    }

    /** The place of one listener, until it is given back. */
    final class Place {
        private final AtomicBoolean given = new AtomicBoolean();

        private Place() {}

        /** From the second call on nothing happens. */
        void giveBack() {
            if (given.compareAndSet(false, true)) {
                taken.decrementAndGet();
            }
        }
    }
}
