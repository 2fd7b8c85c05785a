package gateway.web.live;

import gateway.api.limit.Ticker;
import gateway.web.admission.Entitlement;
import jakarta.ws.rs.sse.Sse;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The figures, once every interval: worked out and written as JSON once, however many listen, and not at all while nobody
 * does. Whoever comes in between gets the latest ones at once.
 *
 * <p>Thread-safe: a change of the audience and an event never overlap, so everybody gets every event from their first on,
 * once and in order.
 */
final class AnalyticsStream {
    private final Audience audience = new Audience();
    private final EventIds ids;
    private final Supplier<String> figures;
    private final Supplier<Duration> interval;
    private final Ticker ticker;
    private long number;
    private long latestNanos;
    private Optional<LiveEvent> latest = Optional.empty();

    AnalyticsStream(EventIds ids, Supplier<String> figures, Supplier<Duration> interval, Ticker ticker) {
        this.ids = Objects.requireNonNull(ids, "ids");
        this.figures = Objects.requireNonNull(figures, "figures");
        this.interval = Objects.requireNonNull(interval, "interval");
        this.ticker = Objects.requireNonNull(ticker, "ticker");
    }

    /** Lets somebody listen, and says what they have to be told first. */
    synchronized LiveEvent join(Listener listener, Entitlement entitlement, Sse sse) {
        if (isDue()) {
            renew();
        }
        audience.join(listener, entitlement, sse);
        return latest.orElseThrow();
    }

    /** Whether somebody is waiting for figures by now. */
    synchronized boolean hasNews() {
        return !audience.isEmpty() && isDue();
    }

    /** Sends the figures if it is time to. */
    synchronized void tick() {
        if (hasNews()) {
            renew();
        }
    }

    private boolean isDue() {
        return latest.isEmpty()
                || ticker.epochNanos() - latestNanos >= interval.get().toNanos();
    }

    private void renew() {
        latestNanos = ticker.epochNanos();
        number++;
        LiveEvent event = LiveEvent.message(ids.of(number), figures.get());
        latest = Optional.of(event);
        audience.send(event);
    }

    Audience audience() {
        return audience;
    }
}
