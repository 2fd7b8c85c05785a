package gateway.web.servlet;

import gateway.security.address.ClientAddressResolver;
import gateway.web.admission.Exchange;
import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.admission.Turn;
import gateway.web.socket.Peer;
import gateway.web.waiting.Departures;
import gateway.web.waiting.Waiting;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A request that waits for its turn in an asynchronous cycle of the container, and then is dispatched to where it was
 * going: {@link FrontFilter} is entered again and passes it on.
 */
final class ParkedRequest implements Waiting, AsyncListener {
    private static final String ATTRIBUTE = ParkedRequest.class.getName();
    /** The status by which logs tell that a caller went away; nobody receives it. */
    private static final int CALLER_GONE = 499;

    /** Turns only move up, so nobody waits longer than was said at first, but for the machine. */
    private static final long SPARE_MILLIS = 60_000;

    private static final Refusal STOPPING = Refusal.of(RefusalKind.UNAVAILABLE, "The gateway is stopping.");

    private final Exchange exchange;
    private final ProblemResponse response;
    private final boolean ownHeaders;
    private final Optional<Peer> peer;
    private final SentTarget target;
    private final AsyncContext context;
    private final Departures departures;

    private ParkedRequest(
            Exchange exchange,
            HttpServletRequest request,
            ProblemResponse response,
            boolean ownHeaders,
            Departures departures) {
        this.exchange = exchange;
        this.response = response;
        this.ownHeaders = ownHeaders;
        this.departures = departures;
        peer = ClientAddressResolver.peer(request.getRemoteAddr())
                .map(address -> new Peer(request.getLocalPort(), address, request.getRemotePort()));
        target = SentTarget.of(request);
        context = request.startAsync(request, response);
        request.setAttribute(ATTRIBUTE, this);
    }

    /**
     * Lets a request wait that has to. Its exchange is closed when its response is over.
     *
     * @param ownHeaders whether the front filter itself writes the gateway's headers when it goes on
     */
    static void park(
            Passage passage,
            HttpServletRequest request,
            ProblemResponse response,
            boolean ownHeaders,
            Departures departures) {
        Exchange exchange = passage.exchange();
        ParkedRequest parked = new ParkedRequest(exchange, request, response, ownHeaders, departures);
        long latest =
                exchange.turns().stream().mapToLong(Turn::departureNanos).max().orElseThrow();
        long longest = latest - passage.gateway().ticker().epochNanos();
        parked.context.setTimeout(TimeUnit.NANOSECONDS.toMillis(Math.max(longest, 0)) + SPARE_MILLIS);
        parked.context.addListener(new EndOfExchange(passage.gateway(), exchange, response));
        parked.context.addListener(parked);
        departures.await(parked, exchange.turns());
    }

    /** The request that goes on with this dispatch; empty if it is another one, such as its resource's own. */
    static Optional<ParkedRequest> resumed(ServletRequest request) {
        Optional<ParkedRequest> parked = Optional.ofNullable((ParkedRequest) request.getAttribute(ATTRIBUTE));
        request.removeAttribute(ATTRIBUTE);
        return parked;
    }

    Exchange exchange() {
        return exchange;
    }

    ProblemResponse response() {
        return response;
    }

    SentTarget target() {
        return target;
    }

    boolean ownHeaders() {
        return ownHeaders;
    }

    @Override
    public Optional<Peer> peer() {
        return peer;
    }

    @Override
    public void proceed() {
        context.dispatch(target.dispatchPath());
    }

    @Override
    public void abandon() {
        response.setStatus(CALLER_GONE);
        context.complete();
    }

    @Override
    public void refuse() {
        try {
            response.send(exchange.refuse(STOPPING));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            context.complete();
        }
    }

    @Override
    public void onComplete(AsyncEvent event) {
        // EndOfExchange does what has to be done.
    }

    /** Not while the gateway works: turns come earlier. */
    @Override
    public void onTimeout(AsyncEvent event) {
        departures.gone(this);
    }

    @Override
    public void onError(AsyncEvent event) {
        departures.gone(this);
    }

    /** What comes after waiting is not its business. */
    @Override
    public void onStartAsync(AsyncEvent event) {}
}
