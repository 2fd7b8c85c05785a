package gateway.web.live;

import gateway.api.analytics.RequestEntry;
import gateway.api.limit.Ticker;
import gateway.web.admission.Entitlement;
import gateway.web.decision.RefusalRing;
import jakarta.ws.rs.sse.Sse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * Refusals as they happen, at most {@value #PER_SECOND} a second. More than that wait in the ring and are sent later; when
 * they have fallen out of it, one {@code reset} says how many are left out, and the most recent ones follow.
 *
 * <p>Thread-safe: a change of the audience and an event never overlap, so everybody gets every event from their first on,
 * once and in order.
 */
final class DecisionStream {
    static final int PER_SECOND = 200;

    private static final long SECOND_NANOS = 1_000_000_000L;

    private final Audience audience = new Audience();
    private final EventIds ids;
    private final RefusalRing ring;
    private final Function<RequestEntry, String> json;
    private final Ticker ticker;
    /** The number of the last refusal that was sent or left out. */
    private long sent;

    private long secondNanos;
    private long leftInSecond = PER_SECOND;

    DecisionStream(EventIds ids, RefusalRing ring, Function<RequestEntry, String> json, Ticker ticker) {
        this.ids = Objects.requireNonNull(ids, "ids");
        this.ring = Objects.requireNonNull(ring, "ring");
        this.json = Objects.requireNonNull(json, "json");
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        secondNanos = ticker.epochNanos();
    }

    /**
     * Lets somebody listen. What was missed waits in the listener already when this returns.
     *
     * @param lastId the id of the last event that the listener knows of; empty if it does not say
     * @return what the listener has to be told first: its position, or a {@code reset}
     */
    synchronized LiveEvent join(Listener listener, Entitlement entitlement, Sse sse, Optional<String> lastId) {
        if (audience.isEmpty()) {
            sent = ring.last();
        }
        LiveEvent first = lastId.map(id -> resume(listener, id)).orElseGet(() -> LiveEvent.position(ids.of(sent)));
        audience.join(listener, entitlement, sse);
        return first;
    }

    /** Makes what was sent since an event wait, if it can be had; otherwise it is said that something is missing. */
    private LiveEvent resume(Listener listener, String id) {
        OptionalLong number = ids.number(id);
        Optional<List<RequestEntry>> missed = number.isPresent() && number.getAsLong() <= sent
                ? ring.after(number.getAsLong(), sent - number.getAsLong())
                : Optional.empty();
        if (missed.isEmpty()) {
            return reset("{\"reason\":\"unknown\"}");
        }
        events(number.getAsLong(), missed.get()).forEach(listener::send);
        return LiveEvent.position(id);
    }

    private List<LiveEvent> events(long before, List<RequestEntry> entries) {
        List<LiveEvent> events = new ArrayList<>(entries.size());
        for (RequestEntry entry : entries) {
            events.add(LiveEvent.message(ids.of(before + events.size() + 1), json.apply(entry)));
        }
        return events;
    }

    private LiveEvent reset(String data) {
        return LiveEvent.named("reset", ids.of(sent), data);
    }

    /** Whether there is something to be sent by now. */
    synchronized boolean hasNews() {
        return !audience.isEmpty() && ring.last() > sent && room() > 0;
    }

    /** Sends what has happened since the last time, as far as it may. */
    synchronized void tick() {
        if (hasNews()) {
            if (ring.after(sent, 0).isEmpty()) {
                leaveOut();
            }
            ring.after(sent, leftInSecond).ifPresent(this::send);
        }
    }

    /** Goes on with the most recent ones, and says how many are left out; a little later it may be some more. */
    private void leaveOut() {
        leftInSecond--;
        long next = ring.last() - leftInSecond;
        long missing = next - sent;
        sent = next;
        audience.send(reset("{\"reason\":\"too-many\",\"missed\":" + missing + "}"));
    }

    private void send(List<RequestEntry> entries) {
        List<LiveEvent> events = events(sent, entries);
        sent += events.size();
        leftInSecond -= events.size();
        events.forEach(audience::send);
    }

    /** How many more may be sent in this second. */
    private long room() {
        long now = ticker.epochNanos();
        if (now - secondNanos >= SECOND_NANOS) {
            secondNanos = now;
            leftInSecond = PER_SECOND;
        }
        return leftInSecond;
    }

    Audience audience() {
        return audience;
    }
}
