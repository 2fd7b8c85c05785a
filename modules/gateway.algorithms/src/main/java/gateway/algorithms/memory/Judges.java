package gateway.algorithms.memory;

import gateway.api.limit.Limiter;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/** The limiters by which the states of one table are read: those of all sets in use. Thread-safe. */
final class Judges {
    private volatile List<WeakReference<Limiter>> known = List.of();

    /** Adds a limiter, and forgets those that nobody uses any more. */
    synchronized void add(Limiter limiter) {
        List<WeakReference<Limiter>> kept = new ArrayList<>();
        for (WeakReference<Limiter> reference : known) {
            if (!reference.refersTo(null) && !reference.refersTo(limiter)) {
                kept.add(reference);
            }
        }
        kept.add(new WeakReference<>(limiter));
        known = List.copyOf(kept);
    }

    /** What they think now. */
    Judgement judgement() {
        List<Limiter> limiters = new ArrayList<>();
        for (WeakReference<Limiter> reference : known) {
            Limiter limiter = reference.get();
            if (limiter != null) {
                limiters.add(limiter);
            }
        }
        return new Judgement(limiters.toArray(Limiter[]::new));
    }

    /** A value that changes with the limiters. */
    Object edition() {
        return known;
    }
}
