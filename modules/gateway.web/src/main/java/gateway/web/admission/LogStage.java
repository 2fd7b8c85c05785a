package gateway.web.admission;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestLogSink;
import gateway.api.analytics.RequestRefusal;
import gateway.api.client.Client;
import gateway.api.limit.Ticker;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * Stage one: hands an entry about each exchange that is over to every sink, exactly once, however it ended.
 *
 * <p>Thread-safe. A sink that throws, or comes from a jar that does not link, is counted and logged, and neither the
 * request nor other sinks notice.
 */
public final class LogStage {
    private final List<RequestLogSink> sinks;
    private final RouteLockouts lockouts;
    private final Ticker ticker;
    private final Failures failures;

    LogStage(List<RequestLogSink> sinks, RouteLockouts lockouts, Ticker ticker, Failures failures) {
        this.sinks = List.copyOf(sinks);
        this.lockouts = Objects.requireNonNull(lockouts, "lockouts");
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    /**
     * Notes the status of a response that is about to be sent, so that a failure counts before its caller knows of it.
     * If that is left out, it is noted when the exchange is closed.
     *
     * @param exchange the exchange
     * @param status the HTTP status
     */
    public void answered(Exchange exchange, int status) {
        lockouts.answered(exchange, status);
    }

    /**
     * Notes that a response is a stream which lasts as long as somebody listens. Its response time is what passed until
     * now: how long somebody listened says nothing about how fast the gateway is.
     *
     * @param exchange the exchange
     */
    public void streams(Exchange exchange) {
        exchange.streams(elapsed(exchange));
    }

    /**
     * Closes an exchange: its response is sent, or its connection is broken. From the second call on nothing happens.
     *
     * @param exchange the exchange
     * @param status the HTTP status that was sent
     * @param bytes how many bytes of a body were sent
     */
    public void end(Exchange exchange, int status, long bytes) {
        if (exchange.ends()) {
            lockouts.answered(exchange, status);
            RequestEntry entry = entry(exchange, status, bytes);
            for (RequestLogSink sink : sinks) {
                record(sink, entry);
            }
        }
    }

    private void record(RequestLogSink sink, RequestEntry entry) {
        try {
            sink.record(entry);
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.LOG_SINK, sink.getClass().getName(), e);
        }
    }

    private Duration elapsed(Exchange exchange) {
        return Duration.ofNanos(ticker.epochNanos() - exchange.arrival().nanos());
    }

    private RequestEntry entry(Exchange exchange, int status, long bytes) {
        Arrival arrival = exchange.arrival();
        Client client = exchange.client();
        String address = arrival.address().text();
        return new RequestEntry(
                arrival.requestId(),
                arrival.time(),
                exchange.method(),
                exchange.request().path(),
                exchange.route(),
                status,
                bytes,
                exchange.timeToStream().orElseGet(() -> elapsed(exchange)),
                client.authenticated() ? client.id() : address,
                address,
                exchange.tier(),
                client.kind(),
                exchange.refusal().map(LogStage::refusal));
    }

    private static RequestRefusal refusal(Refusal refusal) {
        return new RequestRefusal(refusal.kind().error(), refusal.exceeded().map(Refusal.Exceeded::policy));
    }
}
