package gateway.web.admission;

import gateway.api.rejection.Rejection;
import gateway.api.rejection.RejectionAnswer;
import gateway.api.rejection.RejectionHandler;
import gateway.web.guard.Bulkhead;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Finds words for refusals: those of the handler that is plugged in, if there is one and it has some, else a problem in
 * JSON. What management refuses is always a problem, which its clients rely on. Thread-safe.
 */
public final class RefusalTexts {
    private final Optional<RejectionHandler> handler;
    private final Failures failures;
    private final Bulkhead bulkhead = new Bulkhead();

    RefusalTexts(Optional<RejectionHandler> handler, Failures failures) {
        this.handler = Objects.requireNonNull(handler, "handler");
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    /**
     * {@return what is said to the caller}
     *
     * @param exchange the request
     * @param refusal why it is refused
     */
    public RefusalText of(Exchange exchange, Refusal refusal) {
        return handler.isPresent() && !exchange.management()
                ? handled(handler.get(), exchange, refusal)
                : problem(exchange, refusal);
    }

    private RefusalText handled(RejectionHandler wording, Exchange exchange, Refusal refusal) {
        try {
            return ask(wording, exchange, refusal).map(RefusalTexts::text).orElseGet(() -> problem(exchange, refusal));
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            failures.record(Failures.Part.REJECTION_HANDLER, "", e);
            return problem(exchange, refusal);
        }
    }

    private Optional<RejectionAnswer> ask(RejectionHandler wording, Exchange exchange, Refusal refusal) {
        bulkhead.enter();
        try {
            return wording.answer(new ResolvedRequest(exchange), rejection(exchange, refusal));
        } finally {
            bulkhead.leave();
        }
    }

    private static Rejection rejection(Exchange exchange, Refusal refusal) {
        return new Rejection(
                exchange.requestId(),
                refusal.kind().status(),
                refusal.kind().error(),
                refusal.detail(),
                refusal.retryAfterSeconds(),
                refusal.exceeded().map(Refusal.Exceeded::policy));
    }

    private static RefusalText text(RejectionAnswer answer) {
        String type = answer.mediaType();
        return new RefusalText(
                type.startsWith("text/") ? type + ";charset=UTF-8" : type, answer.body(), answer.headers());
    }

    private static RefusalText problem(Exchange exchange, Refusal refusal) {
        return new RefusalText(ProblemBody.MEDIA_TYPE, ProblemBody.of(refusal, exchange.requestId()), Map.of());
    }
}
