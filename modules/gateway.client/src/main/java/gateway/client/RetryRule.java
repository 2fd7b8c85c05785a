package gateway.client;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Decides whether a response is the answer, or after which wait its request is sent again. */
record RetryRule(RetryPolicy policy, Waiting waiting) {
    static final int TOO_MANY_REQUESTS = 429;
    static final int UNAVAILABLE = 503;

    /** How long to wait; empty if it is the answer, to a request that was already sent again so many times. */
    Optional<Duration> waitAfter(int status, HttpHeaders headers, int retries) {
        if (retries >= policy.maxRetries()) {
            return Optional.empty();
        }
        return switch (status) {
            case TOO_MANY_REQUESTS ->
                told(status, headers).map(this::allowed).orElseGet(() -> Optional.of(backOff(retries)));
            case UNAVAILABLE -> told(status, headers).flatMap(this::allowed);
            default -> Optional.empty();
        };
    }

    /** What the response says of the wait. */
    Optional<Duration> told(int status, HttpHeaders headers) {
        Instant now = waiting.time().instant();
        Optional<Duration> retryAfter = ToldWait.retryAfter(headers, now);
        return status == TOO_MANY_REQUESTS ? retryAfter.or(() -> ToldWait.reset(headers, now)) : retryAfter;
    }

    private Optional<Duration> allowed(Duration told) {
        return policy.allows(told) ? Optional.of(waiting.withJitter(told)) : Optional.empty();
    }

    private Duration backOff(int retries) {
        Duration wait = waiting.backOff(retries);
        return policy.allows(wait) ? wait : policy.maxWait();
    }
}
