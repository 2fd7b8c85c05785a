package gateway.web.waiting;

import gateway.api.limit.LimitKey;
import gateway.web.admission.Turn;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/**
 * All requests that wait, and when each may go on: at the latest of its turns. It does nothing by itself, and gives each
 * request out once, by {@link #takeDue}, {@link #remove} or {@link #close}.
 *
 * <p>Thread-safe; no method blocks.
 */
final class WaitingRoom {
    private final Map<Waiting, Ticket> tickets = new HashMap<>();
    private final NavigableSet<Ticket> due = new TreeSet<>(Ticket.ORDER);
    private final Map<Queue, Line> lines = new HashMap<>();
    private long admitted;
    private boolean closed;

    /** What names a queue. */
    private record Queue(String scope, LimitKey key) {
        static Queue of(Place place) {
            return new Queue(place.turn().scope(), place.turn().key());
        }
    }

    /**
     * What came of requests that have gone away.
     *
     * @param gone those that were here
     * @param free the turns to give back
     */
    record Removal(List<Waiting> gone, List<Turn> free) {
        Removal {
            gone = List.copyOf(gone);
            free = List.copyOf(free);
        }
    }

    /** Lets a request wait for at least one turn; false if nobody is let in any more. */
    synchronized boolean admit(Waiting waiting, List<Turn> turns) {
        if (closed) {
            return false;
        }
        Ticket ticket = new Ticket(waiting, admitted++, turns);
        for (Place place : ticket.places()) {
            lines.computeIfAbsent(Queue.of(place), queue -> new Line()).join(place, this::reorder);
        }
        ticket.update();
        due.add(ticket);
        tickets.put(waiting, ticket);
        return true;
    }

    private void reorder(Place moved) {
        Ticket ticket = moved.ticket();
        if (due.remove(ticket)) {
            ticket.update();
            due.add(ticket);
        }
    }

    /** When the next request may go on; empty if none waits. */
    synchronized OptionalLong nextDeparture() {
        return due.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(due.first().dueNanos());
    }

    /** Gives out those who may go on, in their order. */
    synchronized List<Waiting> takeDue(long nowNanos) {
        List<Waiting> leaving = new ArrayList<>();
        while (!due.isEmpty() && due.first().dueNanos() <= nowNanos) {
            Ticket ticket = due.pollFirst();
            tickets.remove(ticket.waiting());
            for (Place place : ticket.places()) {
                Line line = lines.get(Queue.of(place));
                line.leave(place);
                removeIfEmpty(Queue.of(place), line);
            }
            leaving.add(ticket.waiting());
        }
        return leaving;
    }

    /** Gives out those who have gone away, as far as they are still here; others may move up. */
    synchronized Removal remove(Collection<Waiting> gone, long nowNanos) {
        List<Waiting> removed = new ArrayList<>();
        Set<Ticket> leaving = new HashSet<>();
        Set<Queue> queues = new LinkedHashSet<>();
        for (Waiting waiting : gone) {
            Ticket ticket = tickets.remove(waiting);
            if (ticket != null) {
                due.remove(ticket);
                leaving.add(ticket);
                removed.add(waiting);
                ticket.places().forEach(place -> queues.add(Queue.of(place)));
            }
        }
        List<Turn> free = new ArrayList<>();
        for (Queue queue : queues) {
            Line line = lines.get(queue);
            free.addAll(line.closeUp(leaving, nowNanos, this::reorder));
            removeIfEmpty(queue, line);
        }
        return new Removal(removed, free);
    }

    private void removeIfEmpty(Queue queue, Line line) {
        if (line.isEmpty()) {
            lines.remove(queue);
        }
    }

    /** Those who wait. */
    synchronized List<Waiting> present() {
        return List.copyOf(tickets.keySet());
    }

    /** How many wait. */
    synchronized int size() {
        return tickets.size();
    }

    /** Gives out everybody, in the order in which they would have gone on, and lets nobody in any more. */
    synchronized List<Waiting> close() {
        closed = true;
        List<Waiting> all = due.stream().map(Ticket::waiting).toList();
        due.clear();
        tickets.clear();
        lines.clear();
        return all;
    }
}
