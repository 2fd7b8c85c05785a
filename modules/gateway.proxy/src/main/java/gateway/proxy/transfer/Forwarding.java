package gateway.proxy.transfer;

import gateway.api.limit.Ticker;
import gateway.proxy.message.Header;
import gateway.proxy.message.ResponseHead;
import gateway.proxy.upstream.Server;
import gateway.proxy.upstream.Server.Outcome;
import gateway.proxy.upstream.UpstreamSettings.Timeouts;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * One request on its way to an upstream and its response on the way back. Thread-safe; no method blocks, except
 * {@link #bodyReady}, and that a name may have to be looked up for a new connection.
 */
public final class Forwarding {
    private static final System.Logger LOG = System.getLogger(Forwarding.class.getName());

    private static final long NEVER = Long.MAX_VALUE;
    private static final Duration ANY_AGE = Duration.ofDays(1);
    /** A server closes connections that were idle for long; what is sent just then is lost, and cannot be sent again. */
    private static final Duration FRESH = Duration.ofMillis(250);

    private final Transport transport;
    private final Route route;
    private final ForwardedRequest request;
    private final Downstream downstream;
    private final Ticker ticker;
    private final AtomicBoolean over = new AtomicBoolean();
    private volatile Attempt attempt;
    private volatile boolean retried;
    private volatile boolean unlimited;
    private volatile long patienceNanos;
    private volatile long deadlineNanos = NEVER;

    /** What is known of the upstream. */
    interface Route {
        Timeouts timeouts();

        boolean retry();

        Optional<Server> choose(Optional<Server> tried);
    }

    Forwarding(Transport transport, Route route, ForwardedRequest request, Downstream downstream) {
        this.transport = transport;
        this.route = route;
        this.request = request;
        this.downstream = downstream;
        ticker = transport.ticker();
    }

    /** Begins it. Its caller is answered in any case, perhaps before this method returns. To be called once. */
    public void start() {
        route.choose(Optional.empty()).ifPresentOrElse(this::attempt, () -> fail(Failure.UNAVAILABLE));
    }

    private void attempt(Server server) {
        wait(route.timeouts().connect());
        Attempt next = new Attempt(this, server, transport.connections(server));
        attempt = next;
        try {
            next.start(transport.connector());
        } catch (RuntimeException e) {
            // Such as a port that does not exist, or the end of the gateway.
            next.failed(e);
        }
        if (over.get()) {
            next.abandon(Outcome.UNDECIDED);
        }
    }

    ForwardedRequest request() {
        return request;
    }

    Duration reusableWithin() {
        if (retried) {
            return Duration.ofNanos(-1);
        }
        return request.repeatable() && route.retry() ? ANY_AGE : FRESH;
    }

    void connected() {
        wait(route.timeouts().response());
    }

    Upload.Progress progress() {
        return new Upload.Progress() {
            @Override
            public void moved() {
                touch();
            }

            @Override
            public void broken(IOException cause) {
                LOG.log(System.Logger.Level.DEBUG, "The body of a request does not come whole", cause);
                bodyBroken();
            }
        };
    }

    /** Says that no more of the body of the request will come. */
    public void bodyBroken() {
        Attempt current = attempt;
        if (current != null && current.abandon(Outcome.UNDECIDED)) {
            fail(Failure.CALLER);
        }
    }

    void answered(ResponseHead head, boolean body) {
        unlimited = isEventStream(head);
        wait(route.timeouts().idle());
        downstream.head(head, body);
    }

    /** Events come when something happens. */
    private static boolean isEventStream(ResponseHead head) {
        return head.headers().stream()
                .anyMatch(header -> header.is("Content-Type")
                        && header.value().toLowerCase(Locale.ROOT).startsWith("text/event-stream"));
    }

    void received(ByteBuffer data) {
        touch();
        downstream.body(data);
    }

    void ended(List<Header> trailers) {
        if (over.compareAndSet(false, true)) {
            transport.over(this);
            downstream.end(trailers);
        }
    }

    void broke(Attempt broken, Exception cause) {
        LOG.log(
                System.Logger.Level.DEBUG,
                "A request to " + broken.server().target().url() + " failed",
                cause);
        Optional<Server> other = again(broken);
        if (other.isPresent()) {
            retried = true;
            attempt(other.get());
        } else {
            fail(Failure.BROKEN);
        }
    }

    /** Who gets it once more: nothing of it was sent, or it was sent over a connection that was closed just then. */
    private Optional<Server> again(Attempt broken) {
        boolean unsent = !broken.sent();
        boolean stale = broken.reused() && request.repeatable();
        if (!route.retry() || retried || broken.answered() || over.get() || (!unsent && !stale)) {
            return Optional.empty();
        }
        Optional<Server> next = route.choose(Optional.of(broken.server()));
        boolean sameAgain = next.isPresent() && next.get() == broken.server() && !broken.reused();
        if (sameAgain) {
            next.get().leave(Outcome.UNDECIDED);
            return Optional.empty();
        }
        return next;
    }

    private void fail(Failure failure) {
        if (over.compareAndSet(false, true)) {
            transport.over(this);
            downstream.failed(failure);
        }
    }

    /**
     * Says that the body of the request can be read on; returns when nothing more is there. Waits as long as the upstream
     * takes no more.
     */
    public void bodyReady() {
        Attempt current = attempt;
        if (current == null || current.upload().isEmpty()) {
            return;
        }
        try {
            current.upload().get().readable();
        } catch (IOException e) {
            current.failed(e);
        }
    }

    /**
     * Says that the caller has taken some of the response.
     *
     * @param octets how many
     */
    public void passedOn(int octets) {
        touch();
        try {
            attempt.window().passedOn(octets);
        } catch (IOException e) {
            attempt.failed(e);
        }
    }

    /** Ends it, since the caller has gone; {@link Downstream} is told no more. */
    public void abort() {
        if (over.compareAndSet(false, true)) {
            transport.over(this);
            Attempt current = attempt;
            if (current != null) {
                current.abandon(Outcome.UNDECIDED);
            }
        }
    }

    /** Ends it, since the gateway does. */
    void stop() {
        Attempt current = attempt;
        if (current != null) {
            current.abandon(Outcome.UNDECIDED);
        }
        fail(Failure.UNAVAILABLE);
    }

    private void wait(Duration patience) {
        patienceNanos = patience.toNanos();
        touch();
    }

    private void touch() {
        deadlineNanos = unlimited ? NEVER : ticker.epochNanos() + patienceNanos;
    }

    /** Called now and then: ends what takes too long. */
    void check(long nowNanos) {
        Attempt current = attempt;
        if (nowNanos < deadlineNanos || current == null) {
            return;
        }
        if (current.window().isWaited()) {
            touch();
        } else if (current.upload().filter(Upload::waitsForCaller).isPresent() && !current.answered()) {
            bodyBroken();
        } else {
            expire(current);
        }
    }

    private void expire(Attempt slow) {
        if (slow.abandon(Outcome.FAILED)) {
            Optional<Server> other = slow.sent() ? Optional.empty() : again(slow);
            if (other.isPresent()) {
                retried = true;
                attempt(other.get());
            } else {
                fail(Failure.TIMED_OUT);
            }
        }
    }
}
