package gateway.client;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** One request that is sent until there is an answer, without a thread while it waits. */
final class Sending<T> {
    private final HttpClient http;
    private final Pauses pauses;
    private final Supplier<HttpRequest> request;
    private final IntFunction<AttemptHandler<T>> handlers;
    private final CompletableFuture<HttpResponse<T>> answer = new CompletableFuture<>();
    private final Step step = Step.of(answer);

    /** The request is made anew each time; handlers are made for a number of retries. */
    Sending(HttpClient http, Pauses pauses, Supplier<HttpRequest> request, IntFunction<AttemptHandler<T>> handlers) {
        this.http = http;
        this.pauses = pauses;
        this.request = request;
        this.handlers = handlers;
    }

    /** Begins. Whoever completes the future, as by cancelling it, ends the exchange or the wait. */
    CompletableFuture<HttpResponse<T>> begin() {
        attempt(0);
        return answer;
    }

    private void attempt(int retries) {
        if (answer.isDone()) {
            return;
        }
        try {
            CompletableFuture<HttpResponse<Attempt<T>>> sent = http.sendAsync(request.get(), handlers.apply(retries));
            step.follow(sent);
            CompletableFuture<?> unused = sent.whenComplete((response, failure) -> sent(response, failure, retries));
        } catch (RuntimeException e) {
            answer.completeExceptionally(e);
        }
    }

    private void sent(HttpResponse<Attempt<T>> response, Throwable failure, int retries) {
        if (failure != null) {
            answer.completeExceptionally(failure);
        } else if (response.body() instanceof Attempt.Refused<T> refused) {
            CompletableFuture<Void> pause = pauses.begin(refused.pause());
            step.follow(pause);
            CompletableFuture<?> unused = pause.thenRunAsync(() -> attempt(retries + 1));
        } else {
            answer.complete(new AnsweredResponse<>(response));
        }
    }
}
