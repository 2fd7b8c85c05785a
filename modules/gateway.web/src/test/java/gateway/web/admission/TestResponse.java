package gateway.web.admission;

import java.util.Optional;

/** What came back for a request. */
record TestResponse(int status, Exchange exchange, TestHeaders headers) {

    Optional<String> header(String name) {
        return headers.get(name);
    }

    /** The {@code error} of a refusal; empty for whatever else came back. */
    String error() {
        return exchange.refusal().map(refusal -> refusal.kind().error()).orElse("");
    }

    Refusal refusal() {
        return exchange.refusal().orElseThrow();
    }

    String body() {
        return ProblemBody.of(refusal(), exchange.requestId());
    }
}
