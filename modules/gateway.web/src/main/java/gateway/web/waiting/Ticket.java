package gateway.web.waiting;

import gateway.web.admission.Turn;
import java.util.Comparator;
import java.util.List;

/** One waiting request with its places, one in each queue. Guarded by the lock of its room. */
final class Ticket {
    /** By the time when they are due; of the same time, who came first. */
    static final Comparator<Ticket> ORDER =
            Comparator.<Ticket>comparingLong(ticket -> ticket.dueNanos).thenComparingLong(ticket -> ticket.number);

    private final Waiting waiting;
    private final long number;
    private final List<Place> places;
    private long dueNanos;

    Ticket(Waiting waiting, long number, List<Turn> turns) {
        this.waiting = waiting;
        this.number = number;
        places = turns.stream().map(turn -> new Place(this, turn)).toList();
        update();
    }

    Waiting waiting() {
        return waiting;
    }

    List<Place> places() {
        return places;
    }

    long dueNanos() {
        return dueNanos;
    }

    /** Takes note of places that were moved; changes where it stands in {@link #ORDER}. */
    void update() {
        dueNanos = places.stream().mapToLong(Place::departureNanos).max().orElseThrow();
    }
}
