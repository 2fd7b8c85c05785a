package gateway.client;

import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.HttpResponse.ResponseInfo;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/**
 * Decides as soon as the head of a response is there, so that the caller's handler sees no body but that of the answer:
 * a file is not written twice, and no stream of a refusal is left open.
 *
 * @param handler the caller's
 * @param rule how long to wait after a response; empty if it is the answer
 */
record AttemptHandler<T>(BodyHandler<T> handler, Function<ResponseInfo, Optional<Duration>> rule)
        implements BodyHandler<Attempt<T>> {

    @Override
    public BodySubscriber<Attempt<T>> apply(ResponseInfo response) {
        return rule.apply(response)
                .<BodySubscriber<Attempt<T>>>map(wait -> BodySubscribers.replacing(new Attempt.Refused<>(wait)))
                .orElseGet(() -> BodySubscribers.mapping(handler.apply(response), Attempt.Answered::new));
    }
}
