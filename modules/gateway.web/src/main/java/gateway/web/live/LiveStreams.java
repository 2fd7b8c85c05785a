package gateway.web.live;

import gateway.api.limit.Ticker;
import gateway.web.admission.Entitlement;
import gateway.web.admission.Exchange;
import gateway.web.admission.Failures;
import gateway.web.live.Places.Place;
import gateway.web.management.AnalyticsJson;
import gateway.web.servlet.RunningGateway;
import gateway.web.servlet.Visitors;
import gateway.web.socket.SocketTable;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BiFunction;

/** The live streams of this gateway: lets listeners in, and knows how many there are. Thread-safe. */
@ApplicationScoped
public class LiveStreams {
    /** More than a minute of figures; who waits for so many has not read for long. */
    private static final int ANALYTICS_WAITING = 16;
    /** All refusals that are held, and as many as may be sent until somebody who does not read is noticed. */
    private static final int DECISIONS_WAITING = 2500;

    private static final long MIN_RETRY_MILLIS = 2000;
    private static final long MAX_RETRY_MILLIS = 5000;

    private final Ticker ticker = Ticker.startingAt(InstantSource.system());
    private final Places places = new Places();
    private final LiveThreads threads = new LiveThreads();
    private final Writers writers = new Writers(threads, ticker);

    @Inject
    private RunningGateway running;

    @Inject
    private Visitors visitors;

    private AnalyticsStream analytics;
    private DecisionStream decisions;
    private ServerPorts ports;
    private LiveClock clock;

    /** For CDI. */
    public LiveStreams() {}

    @PostConstruct
    void begin() {
        EventIds ids = EventIds.random(new SecureRandom());
        analytics = new AnalyticsStream(
                ids,
                () -> AnalyticsJson.line(running.analytics().snapshot()),
                () -> running.config().analyticsInterval(),
                ticker);
        decisions = new DecisionStream(
                ids,
                running.refusals(),
                new RefusalJson(() -> running.config().server().node())::line,
                ticker);
        Failures failures = running.gateway().failures();
        Hub hub = new Hub(analytics, decisions, () -> new Entitlements(running.rules(), failures), ticker);
        ports = new ServerPorts(SocketTable.own());
        clock = new LiveClock(hub, ports, writers, failures, threads);
    }

    /** Lets all listeners go. */
    @PreDestroy
    void end() {
        clock.close();
        writers.close();
    }

    /** {@return how many listen at the moment, to both streams together} */
    public int listeners() {
        return places.taken();
    }

    Optional<Place> takePlace() {
        return places.take(maxListeners());
    }

    /** Whether the server is about to stop, as far as requests by that port can tell. */
    boolean isStopping(int port) {
        return ports.isClosed(port);
    }

    int maxListeners() {
        return running.config().server().maxListeners();
    }

    void listenToAnalytics(Arriving arriving) {
        listen(
                arriving,
                ANALYTICS_WAITING,
                analytics.audience(),
                (listener, entitlement) -> analytics.join(listener, entitlement, arriving.sse()));
    }

    void listenToDecisions(Arriving arriving) {
        listen(
                arriving,
                DECISIONS_WAITING,
                decisions.audience(),
                (listener, entitlement) -> decisions.join(listener, entitlement, arriving.sse(), arriving.lastId()));
    }

    private void listen(
            Arriving arriving, int waiting, Audience audience, BiFunction<Listener, Entitlement, LiveEvent> join) {
        Place place = arriving.place();
        Listener listener = new Listener(arriving.outlet(), writers, ticker, waiting, gone -> {
            audience.leave(gone);
            place.giveBack();
        });
        try {
            clock.start();
            arriving.endWith(listener);
            LiveEvent first = join.apply(listener, entitlement(arriving));
            listener.open(first.withRetry(retryMillis()));
        } catch (RuntimeException | LinkageError e) {
            running.gateway().failures().record(Failures.Part.LIVE_STREAM, "", e);
            listener.end();
            arriving.sink().close();
        }
    }

    /** On what the listener was let in; nothing that holds, if nobody knows. */
    private Entitlement entitlement(Arriving arriving) {
        Exchange exchange = arriving.passage().exchange();
        Entitlement entitlement = exchange.entitlement()
                .or(() -> visitors.entitlement(arriving.request()))
                .orElse(rules -> false);
        return ports.whileOpen(arriving.request().getLocalPort(), new FromAddress(exchange.address(), entitlement));
    }

    /** Spread, so that those who lose their streams at the same time do not all come back at the same time. */
    private static long retryMillis() {
        return ThreadLocalRandom.current().nextLong(MIN_RETRY_MILLIS, MAX_RETRY_MILLIS);
    }

    /** The answer to {@code HEAD}: what a stream would begin with. */
    static Response headers() {
        return Response.ok()
                .type(MediaType.SERVER_SENT_EVENTS)
                .header("X-Accel-Buffering", "no")
                .build();
    }
}
