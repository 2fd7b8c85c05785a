package gateway.algorithms.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one request has locked or holds, so that it does not wait for itself when several of its policies use one table.
 * Confined to the thread of the request.
 */
class Holdings {
    /** For requests whose policies use a table each, which never meet themselves: nothing is noted. */
    static final Holdings APART = new Holdings();

    private Holdings() {}

    /** For requests of which several policies use one table. */
    static Holdings noted() {
        return new Noted();
    }

    /** Locks a segment, unless this request has done so before. */
    void lock(Segment<?> segment) {
        segment.lock();
    }

    /** Notes a trial that holds a cell. */
    void note(HeldTrial trial) {
        // nobody will ask
    }

    /** The trial that holds a cell for this request, if there is one. */
    Optional<HeldTrial> holding(Cell cell) {
        return Optional.empty();
    }

    private static final class Noted extends Holdings {
        private final List<Segment<?>> locked = new ArrayList<>();
        private final List<HeldTrial> holding = new ArrayList<>();

        @Override
        void lock(Segment<?> segment) {
            if (!locked.contains(segment)) {
                segment.lock();
                locked.add(segment);
            }
        }

        @Override
        void note(HeldTrial trial) {
            holding.add(trial);
        }

        @Override
        Optional<HeldTrial> holding(Cell cell) {
            return holding.stream().filter(trial -> trial.isFor(cell)).findAny();
        }
    }
}
