package gateway.client;

import java.net.http.HttpClient;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

/** Time that passes in pauses only, and at once: it begins at 2026-01-01T00:00:00Z. */
final class MovedTime implements InstantSource, Pauses {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final List<Duration> pauses = new CopyOnWriteArrayList<>();
    private final BlockingQueue<CompletableFuture<Void>> held = new LinkedBlockingQueue<>();
    private volatile Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private volatile double random;
    private volatile boolean holding;

    /** What chance gives, from 0 to below 1. */
    MovedTime random(double value) {
        random = value;
        return this;
    }

    /** From now on pauses last until the test ends them. */
    MovedTime holding() {
        holding = true;
        return this;
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public CompletableFuture<Void> begin(Duration pause) {
        pauses.add(pause);
        if (holding) {
            CompletableFuture<Void> open = new CompletableFuture<>();
            held.add(open);
            return open;
        }
        pass(pause);
        return CompletableFuture.completedFuture(null);
    }

    void pass(Duration duration) {
        now = now.plus(duration);
    }

    /** The pauses so far. */
    List<Duration> pauses() {
        return pauses;
    }

    /** The next pause that is held, as soon as it begins. */
    CompletableFuture<Void> awaitPause() {
        try {
            CompletableFuture<Void> pause = held.poll(10, TimeUnit.SECONDS);
            if (pause == null) {
                throw new AssertionError("nobody waits");
            }
            return pause;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    GatewayClient client() {
        return client(RetryPolicy.defaults());
    }

    GatewayClient client(RetryPolicy policy) {
        return new GatewayClient(HTTP, policy, new Waiting(this, this, () -> random), UnaryOperator.identity());
    }
}
