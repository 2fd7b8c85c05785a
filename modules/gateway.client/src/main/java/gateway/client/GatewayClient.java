package gateway.client;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.time.InstantSource;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * An HTTP client for an API that limits its callers: it waits as it is told, and sends a refused request again.
 *
 * <p>A request is sent again after 429, and after 503 if it has {@code Retry-After}. The wait is what {@code
 * Retry-After} says, in seconds or as a date of any format of RFC 9110, 5.6.7; else, after 429, the time until {@code
 * X-RateLimit-Reset}, which is in seconds since the Unix epoch; else 1 s · 2<sup>n</sup>, at most 30 s, half of it by
 * chance. A wait that was told gets up to a quarter of a second more by chance, also one that is over already. If it is
 * longer than the {@linkplain RetryPolicy policy} allows, or there were as many retries as it allows, or the body cannot
 * be {@linkplain RepeatableBody sent again}, the refusal is the answer. Everything else is the business of the {@link
 * HttpClient}, failed connections among it.
 *
 * <p>Immutable and thread-safe.
 */
public final class GatewayClient {
    private final HttpClient http;
    private final RetryPolicy policy;
    private final Waiting waiting;
    private final UnaryOperator<HttpRequest> signature;

    GatewayClient(HttpClient http, RetryPolicy policy, Waiting waiting, UnaryOperator<HttpRequest> signature) {
        this.http = http;
        this.policy = policy;
        this.waiting = waiting;
        this.signature = signature;
    }

    /** {@return a client with an HTTP client of its own and the default policy} */
    public static GatewayClient create() {
        return over(HttpClient.newHttpClient());
    }

    /**
     * {@return a client with the default policy}
     *
     * @param http what sends its requests; one that follows redirects sends their headers, keys among them, to wherever
     *     they lead
     */
    public static GatewayClient over(HttpClient http) {
        return new GatewayClient(
                Objects.requireNonNull(http, "http"), RetryPolicy.defaults(), Waiting.REAL, UnaryOperator.identity());
    }

    /**
     * {@return a client like this with another policy}
     *
     * @param retries how often and after how long requests are sent again
     */
    public GatewayClient with(RetryPolicy retries) {
        return new GatewayClient(http, Objects.requireNonNull(retries, "retries"), waiting, signature);
    }

    /**
     * {@return a client like this with another clock}
     *
     * @param time the wall time by which dates are understood and codes computed
     */
    public GatewayClient with(InstantSource time) {
        Objects.requireNonNull(time, "time");
        return new GatewayClient(http, policy, new Waiting(time, waiting.pauses(), waiting.random()), signature);
    }

    /**
     * {@return a client like this that proves to be a device} Requests to the gateway of the device, and no others, carry
     * its code of the hour in which they are sent as {@code X-API-Key}, in the place of what they had there.
     *
     * @param device the device
     */
    public GatewayClient as(Device device) {
        Objects.requireNonNull(device, "device");
        return new GatewayClient(
                http,
                policy,
                waiting,
                request -> device.sign(request, waiting.time().instant()));
    }

    /**
     * Sends a request, again if need be, and waits for the answer.
     *
     * @param <T> what the handler makes of a body
     * @param request the request
     * @param handler reads the body of the answer, and of no refusal that is followed by a retry
     * @return the answer, which is a refusal if that was not to be changed by waiting
     * @throws IOException as {@link HttpClient#send} does; such a request is not sent again
     * @throws InterruptedException if the thread is interrupted; a wait or an exchange ends at once
     */
    public <T> HttpResponse<T> send(HttpRequest request, BodyHandler<T> handler)
            throws IOException, InterruptedException {
        for (int retries = 0; ; retries++) {
            HttpResponse<Attempt<T>> response = http.send(signature.apply(request), attempt(request, handler, retries));
            if (response.body() instanceof Attempt.Refused<T> refused) {
                await(waiting.pauses().begin(refused.pause()));
            } else {
                return new AnsweredResponse<>(response);
            }
        }
    }

    private static void await(CompletableFuture<Void> pause) throws InterruptedException {
        try {
            pause.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("the timer failed", e.getCause());
        } finally {
            pause.cancel(true);
        }
    }

    /**
     * Sends a request, again if need be, without holding a thread meanwhile.
     *
     * @param <T> what the handler makes of a body
     * @param request the request
     * @param handler reads the body of the answer, and of no refusal that is followed by a retry
     * @return completed with the answer, which is a refusal if that was not to be changed by waiting; completed
     *     exceptionally as by {@link HttpClient#sendAsync}; cancelling it ends a wait or an exchange at once
     */
    public <T> CompletableFuture<HttpResponse<T>> sendAsync(HttpRequest request, BodyHandler<T> handler) {
        Objects.requireNonNull(request, "request");
        Objects.requireNonNull(handler, "handler");
        return new Sending<T>(
                        http,
                        waiting.pauses(),
                        () -> signature.apply(request),
                        retries -> attempt(request, handler, retries))
                .begin();
    }

    private <T> AttemptHandler<T> attempt(HttpRequest request, BodyHandler<T> handler, int retries) {
        RetryPolicy allowed = Bodies.canBeSentAgain(request) ? policy : RetryPolicy.none();
        RetryRule rule = new RetryRule(allowed, waiting);
        return new AttemptHandler<>(
                handler, response -> rule.waitAfter(response.statusCode(), response.headers(), retries));
    }

    /**
     * Listens to a stream of events. Of the policy only the longest wait counts: a stream that breaks is opened again as
     * long as it takes.
     *
     * @param request a {@code GET} of the stream, with all headers that it needs
     * @param listener is given each event, one after the other, on a thread of the HTTP client, which it should not hold
     *     for long; an exception that it throws ends the stream
     * @return the stream, which is being opened
     */
    public EventStream listen(HttpRequest request, Consumer<? super ServerEvent> listener) {
        Objects.requireNonNull(request, "request");
        Objects.requireNonNull(listener, "listener");
        return EventStream.open(new StreamSource(http, request, signature), new RetryRule(policy, waiting), listener);
    }
}
