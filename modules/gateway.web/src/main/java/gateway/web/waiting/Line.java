package gateway.web.waiting;

import gateway.web.admission.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Those who wait in one queue, by the time at which they leave. No two leave nearer to each other than the first of them
 * takes. Guarded by the lock of its room.
 */
final class Line {
    private List<Place> places = new ArrayList<>();

    boolean isEmpty() {
        return places.isEmpty();
    }

    /**
     * Puts a place where its time belongs.
     *
     * <p>The time of its turn was read when the limit had decided, so it lies a little after the right one. Where it
     * comes after another by about the time that this takes, it comes after it by exactly that.
     *
     * @param moved is told of those behind who have to leave later for it
     */
    void join(Place place, Consumer<Place> moved) {
        int index = places.size();
        while (index > 0 && places.get(index - 1).departureNanos() > place.departureNanos()) {
            index--;
        }
        places.add(index, place);
        if (index > 0 && adjoins(places.get(index - 1).endNanos(), place)) {
            place.moveTo(places.get(index - 1).endNanos());
        }
        makeRoom(index + 1, moved);
    }

    private static boolean adjoins(long endNanos, Place next) {
        return next.departureNanos() - endNanos <= next.lengthNanos() / 2;
    }

    private void makeRoom(int from, Consumer<Place> moved) {
        for (int i = from; i < places.size(); i++) {
            long end = places.get(i - 1).endNanos();
            if (places.get(i).departureNanos() >= end) {
                return;
            }
            places.get(i).moveTo(end);
            moved.accept(places.get(i));
        }
    }

    /** Removes one who leaves. */
    void leave(Place place) {
        places.remove(place);
    }

    /**
     * Removes those who have gone away; who stands behind them moves up by as much time as they would have taken. Times
     * that have come stay taken. Where the turns of a line do not lie side by side, somebody else's may lie between, so
     * nobody behind moves up, and nothing is given back.
     *
     * @param moved is told of those who move up
     * @return the turns by which the queue has become shorter
     */
    List<Turn> closeUp(Set<Ticket> gone, long nowNanos, Consumer<Place> moved) {
        List<Place> staying = new ArrayList<>();
        List<Turn> free = new ArrayList<>();
        long freeNanos = 0;
        long end = Long.MAX_VALUE;
        for (Place place : places) {
            if (!adjoins(end, place)) {
                free.clear();
                freeNanos = 0;
            }
            end = place.endNanos();
            if (!gone.contains(place.ticket())) {
                moveUp(place, freeNanos, moved);
                staying.add(place);
            } else if (place.departureNanos() > nowNanos) {
                free.add(place.turn());
                freeNanos += place.lengthNanos();
            }
        }
        places = staying;
        return free;
    }

    private static void moveUp(Place place, long nanos, Consumer<Place> moved) {
        if (nanos > 0) {
            place.moveTo(place.departureNanos() - nanos);
            moved.accept(place);
        }
    }
}
