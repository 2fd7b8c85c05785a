package gateway.web.waiting;

import gateway.api.limit.LimitKey;
import gateway.web.admission.Turn;
import java.util.ArrayList;
import java.util.List;

/** Turns in queues whose slots are ten nanoseconds long; remembers which were given back. */
final class Turns {
    static final long SLOT = 10;

    private final List<Long> givenBack = new ArrayList<>();

    /** A turn of one permit. */
    Turn at(long nanos) {
        return at("queue", nanos, 1);
    }

    Turn at(String scope, long nanos, long permits) {
        return new Turn(scope, new LimitKey(1, 2), nanos, permits * SLOT, () -> givenBack.add(nanos));
    }

    /** The times of those that were given back, as they were at first. */
    List<Long> givenBack() {
        return givenBack;
    }
}
