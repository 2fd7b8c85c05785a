package gateway.web.live;

import gateway.api.limit.Ticker;
import gateway.web.admission.Entitlement;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * What happens again and again: listeners who may not listen any more or do not read are let go, then what is new is
 * sent, in this order, so that nobody gets an event whose right to it has ended.
 *
 * <p>Called by one thread; the streams themselves are thread-safe.
 */
final class Hub {
    static final Duration HEARTBEAT = Duration.ofSeconds(15);
    /** How long nobody looks whether listeners still may listen, if there is nothing to be sent. */
    static final Duration CHECK = Duration.ofSeconds(1);

    private static final LiveEvent ALIVE = LiveEvent.comment("alive");

    private final AnalyticsStream analytics;
    private final DecisionStream decisions;
    private final Supplier<Predicate<Entitlement>> check;
    private final Ticker ticker;
    private long checkedNanos;
    private long beatNanos;

    Hub(AnalyticsStream analytics, DecisionStream decisions, Supplier<Predicate<Entitlement>> check, Ticker ticker) {
        this.analytics = Objects.requireNonNull(analytics, "analytics");
        this.decisions = Objects.requireNonNull(decisions, "decisions");
        this.check = Objects.requireNonNull(check, "check");
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        checkedNanos = ticker.epochNanos();
        beatNanos = checkedNanos;
    }

    void round() {
        audiences().forEach(audience -> audience.endWaitingFor(Listener.MAX_WRITE));
        if (analytics.hasNews() || decisions.hasNews() || hasPassed(CHECK, checkedNanos)) {
            checkedNanos = ticker.epochNanos();
            Predicate<Entitlement> entitled = check.get();
            audiences().forEach(audience -> audience.retain(entitled));
        }
        analytics.tick();
        decisions.tick();
        if (hasPassed(HEARTBEAT, beatNanos)) {
            beatNanos = ticker.epochNanos();
            audiences().forEach(audience -> audience.send(ALIVE));
        }
    }

    private boolean hasPassed(Duration time, long sinceNanos) {
        return ticker.epochNanos() - sinceNanos >= time.toNanos();
    }

    private List<Audience> audiences() {
        return List.of(analytics.audience(), decisions.audience());
    }

    void end() {
        audiences().forEach(Audience::end);
    }
}
