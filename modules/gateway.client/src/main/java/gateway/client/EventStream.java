package gateway.client;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;

/**
 * A stream of server-sent events that is being listened to
 * (<a href="https://html.spec.whatwg.org/multipage/server-sent-events.html">HTML standard, 9.2</a>), with headers, and
 * with responses told apart, which the {@code EventSource} of browsers does not do.
 *
 * <p>It is opened again when it ends or breaks, after the time that it told ({@code retry:}, else 3 s, no more than the
 * policy allows), with the last id that it told as {@code Last-Event-ID}. Connections that fail or bring nothing wait
 * longer each time: 1 s · 2<sup>n</sup>, at most 30 s, half of it by chance, which is also the least of all waits. 429,
 * 502, 503 and 504 count as such failures, and what they say of the wait is honoured. It ends for good when it is
 * closed, when the server answers 204, when the listener throws, or with a {@link RefusedException}: after every other
 * answer, 401 and 403 among them, and after one that asks for a longer wait than the policy allows.
 *
 * <p>Thread-safe.
 */
public final class EventStream implements AutoCloseable {
    private static final int NO_CONTENT = 204;

    private final StreamSource source;
    private final RetryRule rule;
    private final Consumer<? super ServerEvent> listener;
    private final StreamPosition position = new StreamPosition();
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private final Step step = Step.of(ended);

    private EventStream(StreamSource source, RetryRule rule, Consumer<? super ServerEvent> listener) {
        this.source = source;
        this.rule = rule;
        this.listener = listener;
    }

    static EventStream open(StreamSource source, RetryRule rule, Consumer<? super ServerEvent> listener) {
        EventStream stream = new EventStream(source, rule, listener);
        stream.connect(0);
        return stream;
    }

    /**
     * {@return completed when the stream has ended for good} Normally if it was closed or the server said that there is
     * nothing more; exceptionally with a {@link RefusedException}, or with what the listener threw.
     */
    public CompletableFuture<Void> ended() {
        return ended.copy();
    }

    /** {@return the last id that the stream told; empty if it told none} */
    public String lastId() {
        return position.lastId();
    }

    /** Ends the stream: its connection, or the wait for the next one. Does nothing if it has ended. */
    @Override
    public void close() {
        ended.complete(null);
    }

    private void connect(int failures) {
        if (ended.isDone()) {
            return;
        }
        try {
            EventParser parser = new EventParser(position, this::tell);
            CompletableFuture<HttpResponse<StreamEnd>> connection = source.open(position, parser);
            step.follow(connection);
            CompletableFuture<?> unused =
                    connection.whenComplete((response, failure) -> over(response, failure, failures));
        } catch (RuntimeException e) {
            ended.completeExceptionally(e);
        }
    }

    private void tell(ServerEvent event) {
        if (ended.isDone()) {
            throw new CancellationException("the stream is closed");
        }
        listener.accept(event);
    }

    private void over(HttpResponse<StreamEnd> response, Throwable failure, int failures) {
        if (failure != null) {
            failed(failure, failures);
        } else if (response.body() instanceof StreamEnd.Over over) {
            comeBack(Duration.ZERO, over.heard() ? 0 : failures);
        } else if (response.body() instanceof StreamEnd.NoStream none) {
            refused(response, none.body(), failures);
        }
    }

    private void failed(Throwable failure, int failures) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        if (cause instanceof ListenerFailedException) {
            ended.completeExceptionally(cause.getCause());
        } else {
            comeBack(Duration.ZERO, failures);
        }
    }

    private void refused(HttpResponse<StreamEnd> response, String body, int failures) {
        int status = response.statusCode();
        Optional<Duration> told = rule.told(status, response.headers());
        if (status == NO_CONTENT) {
            ended.complete(null);
        } else if (mayPass(status) && told.map(rule.policy()::allows).orElse(true)) {
            comeBack(told.orElse(Duration.ZERO), failures);
        } else {
            String what = "the stream " + source.request().uri().getPath();
            ended.completeExceptionally(RefusedException.of(what, status, body));
        }
    }

    private static boolean mayPass(int status) {
        return status == RetryRule.TOO_MANY_REQUESTS || (status >= 502 && status <= 504);
    }

    private void comeBack(Duration told, int failures) {
        Duration asked = rule.waiting().withJitter(longest(told, allowed(position.retry())));
        CompletableFuture<Void> pause =
                rule.waiting().pauses().begin(longest(asked, rule.waiting().backOff(failures)));
        step.follow(pause);
        CompletableFuture<?> unused = pause.thenRunAsync(() -> connect(failures + 1));
    }

    private Duration allowed(Duration wait) {
        return rule.policy().allows(wait) ? wait : rule.policy().maxWait();
    }

    private static Duration longest(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? other : one;
    }
}
