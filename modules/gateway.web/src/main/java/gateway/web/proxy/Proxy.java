package gateway.web.proxy;

import gateway.api.limit.Ticker;
import gateway.proxy.message.ResponseHead;
import gateway.proxy.transfer.Failure;
import gateway.proxy.transfer.Forwarding;
import gateway.proxy.transfer.Transport;
import gateway.proxy.upstream.Upstream;
import gateway.web.admission.Exchange;
import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.socket.SocketTable;
import gateway.web.upstream.ProxiedRoute;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collection;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/** Forwards requests that were let in. Thread-safe; no thread waits for an upstream. */
public final class Proxy implements AutoCloseable {
    private static final long LOOK_MILLIS = 500;

    private final Ticker ticker;
    private final Heads heads;
    private final Optional<Absences> absences;
    private final LongAdder broken = new LongAdder();
    private final Optional<Future<?>> looking;
    private volatile Optional<Transport> transport = Optional.empty();
    private boolean closed;

    /** Adds the gateway's part to the head of a response. */
    public interface Heads {
        /**
         * Adds it, and takes note that the response begins.
         *
         * @param exchange the request
         * @param head what the upstream has said
         * @param response what is about to be sent
         */
        void complete(Exchange exchange, ResponseHead head, HttpServletResponse response);
    }

    /**
     * A proxy that has no threads until there is something to forward.
     *
     * @param ticker the time
     * @param heads adds the gateway's part to responses
     * @param scheduler where it looks for callers who have gone; stays the caller's
     */
    public Proxy(Ticker ticker, Heads heads, ScheduledExecutorService scheduler) {
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        this.heads = Objects.requireNonNull(heads, "heads");
        absences = SocketTable.own().map(table -> new Absences(table, ticker));
        looking = absences.<Future<?>>map(
                looks -> scheduler.scheduleWithFixedDelay(looks, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS));
    }

    /** {@return how many requests are under way} */
    public int inFlight() {
        return transport.map(Transport::inFlight).orElse(0);
    }

    /** {@return how many responses broke off after they had begun} */
    public long broken() {
        return broken.sum();
    }

    /**
     * {@return why a request is not forwarded although it was let in, before anything of its body is read}
     *
     * @param request the request
     * @param route where it would be forwarded to
     */
    public static Optional<Refusal> refusal(HttpServletRequest request, ProxiedRoute route) {
        OptionalLong max = route.config().maxBody();
        if (max.isPresent() && request.getContentLengthLong() > max.getAsLong()) {
            return Optional.of(tooLarge(max.getAsLong()));
        }
        String upgrade = request.getHeader("Upgrade");
        return upgrade != null && upgrade.toLowerCase(Locale.ROOT).contains("websocket")
                ? Optional.of(Refusal.of(RefusalKind.NOT_IMPLEMENTED, "WebSockets are not forwarded."))
                : Optional.empty();
    }

    private static Refusal tooLarge(long max) {
        return Refusal.of(RefusalKind.BODY_TOO_LARGE, "The body is longer than " + max + " bytes.");
    }

    /**
     * Forwards a request; its response is sent later, and then the asynchronous cycle is over.
     *
     * @param passage the request and its response
     * @param route where to
     * @throws IOException if its body cannot be read
     */
    public void forward(Passing passage, ProxiedRoute route) throws IOException {
        HttpServletRequest request = passage.request();
        CallerRequest caller = new CallerRequest(request, passage.exchange(), route);
        Optional<CallerBody> body = CallerRequest.hasBody(request)
                ? Optional.of(new CallerBody(request, route.config().maxBody()))
                : Optional.empty();
        AsyncContext context = passage.context();
        context.setTimeout(0);
        CallerResponse response = new CallerResponse(
                context,
                passage.response(),
                route.responseRules(request.getContextPath(), caller.keptHost()),
                answer(passage, body),
                ticker.epochNanos());
        Forwarding forwarding = transport().forward(route.upstream(), caller.forwarded(body), response);
        response.answerFor(forwarding);
        context.addListener(response);
        absences.ifPresent(looks -> looks.watch(response));
        body.ifPresent(incoming -> incoming.feed(forwarding));
        forwarding.start();
    }

    /**
     * Watches over some upstreams from now on and over no others.
     *
     * @param upstreams all upstreams that are configured now
     */
    public void watch(Collection<Upstream> upstreams) {
        if (transport.isPresent() || !upstreams.isEmpty()) {
            transport().watch(Set.copyOf(upstreams));
        }
    }

    private Transport transport() {
        Optional<Transport> opened = transport;
        return opened.isPresent() ? opened.get() : open();
    }

    private synchronized Transport open() {
        if (closed) {
            throw new IllegalStateException("the gateway has stopped");
        }
        if (transport.isEmpty()) {
            transport = Optional.of(new Transport(ticker));
        }
        return transport.get();
    }

    /** Ends what is under way, and all connections. */
    @Override
    public synchronized void close() {
        closed = true;
        looking.ifPresent(look -> look.cancel(false));
        transport.ifPresent(Transport::close);
    }

    private CallerResponse.Answer answer(Passing passage, Optional<CallerBody> body) {
        return new CallerResponse.Answer() {
            @Override
            public void begins(ResponseHead head, HttpServletResponse response) {
                heads.complete(passage.exchange(), head, response);
            }

            @Override
            public void refuses(Failure failure) throws IOException {
                passage.refuser().refuse(reason(failure, body));
            }

            @Override
            public void breaks() {
                broken.increment();
            }

            @Override
            public void over(CallerResponse response) {
                absences.ifPresent(looks -> looks.answered(response));
            }
        };
    }

    private static Refusal reason(Failure failure, Optional<CallerBody> body) {
        return switch (failure) {
            case UNAVAILABLE ->
                Refusal.of(RefusalKind.UNAVAILABLE, "No server is available for this request at the moment.");
            case BROKEN -> Refusal.of(RefusalKind.UPSTREAM_FAILED, "The server behind the gateway did not answer.");
            case TIMED_OUT ->
                Refusal.of(RefusalKind.UPSTREAM_TIMED_OUT, "The server behind the gateway did not answer in time.");
            case CALLER ->
                body.filter(CallerBody::isTooLarge).isPresent()
                        ? Refusal.of(RefusalKind.BODY_TOO_LARGE, "The body is longer than is accepted here.")
                        : Refusal.of(RefusalKind.REQUEST_TIMED_OUT, "The body that was announced did not come.");
        };
    }
}
