package gateway.proxy.upstream;

import gateway.api.limit.Ticker;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** A server of an upstream as it is doing now. Thread-safe; no method blocks. */
public final class Server {
    private static final int UNHEALTHY_AFTER = 2;
    private static final long FULL_SHARE = 1000;
    private static final long FIRST_SHARE = 100;

    private final Target target;
    private final Ticker ticker;
    private final Breaker breaker;
    private final int maxConnections;
    private final long slowStartNanos;
    private final AtomicInteger inFlight = new AtomicInteger();
    private final LongAdder requests = new LongAdder();
    private final LongAdder failures = new LongAdder();
    private final AtomicInteger failedChecks = new AtomicInteger();
    private volatile boolean healthy = true;
    private volatile long fullShareAt = Long.MIN_VALUE;

    Server(Target target, UpstreamSettings settings, Ticker ticker) {
        this.target = Objects.requireNonNull(target, "target");
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        breaker = new Breaker(settings.breaker());
        maxConnections = settings.maxConnections();
        slowStartNanos = settings.breaker().slowStart().toNanos();
    }

    /** {@return where it is} */
    public Target target() {
        return target;
    }

    /** Takes one of its places; false if it gets no request now. Whoever has one gives it back by {@link #leave}. */
    boolean enter() {
        if (healthy && (inFlight.incrementAndGet() <= maxConnections) && breaker.admits(ticker.epochNanos())) {
            requests.increment();
            return true;
        }
        if (healthy) {
            inFlight.decrementAndGet();
        }
        return false;
    }

    /** What came of a request. */
    public enum Outcome {
        /** The server has answered, whatever it said. */
        ANSWERED,
        /** It could not be reached, was silent, or sent what is no answer. */
        FAILED,
        /** Nothing was learnt of it: the caller went away, or a connection was stale. */
        UNDECIDED
    }

    /**
     * Gives back the place of a request.
     *
     * @param outcome what came of it
     */
    public void leave(Outcome outcome) {
        inFlight.decrementAndGet();
        switch (outcome) {
            case ANSWERED -> {
                if (breaker.succeeded()) {
                    startSlowly();
                }
            }
            case FAILED -> {
                failures.increment();
                breaker.failed(ticker.epochNanos());
            }
            case UNDECIDED -> breaker.undecided();
        }
    }

    /**
     * Notes what a check of its health found. Two failures in a row keep requests from it, one success brings it back.
     *
     * @param good whether it said it is well
     */
    public void checked(boolean good) {
        if (good) {
            failedChecks.set(0);
            if (!healthy) {
                startSlowly();
                healthy = true;
            }
        } else if (failedChecks.incrementAndGet() >= UNHEALTHY_AFTER) {
            healthy = false;
        }
    }

    private void startSlowly() {
        fullShareAt = ticker.epochNanos() + slowStartNanos;
    }

    /** Its share of requests, in thousandths of what its weight says. */
    long share() {
        long left = fullShareAt == Long.MIN_VALUE ? 0 : fullShareAt - ticker.epochNanos();
        return left <= 0 ? FULL_SHARE : Math.max(FIRST_SHARE, FULL_SHARE - FULL_SHARE * left / slowStartNanos);
    }

    int inFlight() {
        return inFlight.get();
    }

    ServerStatus status() {
        return new ServerStatus(target, state(), inFlight.get(), requests.sum(), failures.sum());
    }

    private ServerStatus.State state() {
        if (!healthy) {
            return ServerStatus.State.UNHEALTHY;
        }
        return switch (breaker.mode(ticker.epochNanos())) {
            case CLOSED -> share() < FULL_SHARE ? ServerStatus.State.STARTING : ServerStatus.State.UP;
            case OPEN -> ServerStatus.State.OPEN;
            case HALF_OPEN -> ServerStatus.State.TRYING;
        };
    }
}
