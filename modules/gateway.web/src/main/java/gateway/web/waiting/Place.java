package gateway.web.waiting;

import gateway.web.admission.Turn;

/** The turn of one waiting request in one queue, as it is now: it may move up. Guarded by the lock of its room. */
final class Place {
    private final Ticket ticket;
    private final Turn turn;
    private long departureNanos;

    Place(Ticket ticket, Turn turn) {
        this.ticket = ticket;
        this.turn = turn;
        departureNanos = turn.departureNanos();
    }

    Ticket ticket() {
        return ticket;
    }

    Turn turn() {
        return turn;
    }

    long departureNanos() {
        return departureNanos;
    }

    long lengthNanos() {
        return turn.lengthNanos();
    }

    /** From when on the next one may leave. */
    long endNanos() {
        return departureNanos + Math.min(lengthNanos(), Long.MAX_VALUE - departureNanos);
    }

    void moveTo(long nanos) {
        departureNanos = nanos;
    }
}
