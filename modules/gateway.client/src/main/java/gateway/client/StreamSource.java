package gateway.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.HttpResponse.ResponseInfo;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;

/**
 * Where a stream comes from.
 *
 * @param http opens connections
 * @param request what asks for the stream
 * @param signature proves who asks
 */
record StreamSource(HttpClient http, HttpRequest request, UnaryOperator<HttpRequest> signature) {
    private static final int OK = 200;
    private static final int FIRST_ERROR = 400;

    /** Opens the stream, from a position on; completes when it is over again, or is none. */
    CompletableFuture<HttpResponse<StreamEnd>> open(StreamPosition position, EventParser parser) {
        return http.sendAsync(signature.apply(from(position)), response -> body(response, parser));
    }

    private HttpRequest from(StreamPosition position) {
        HttpRequest.Builder next = HttpRequest.newBuilder(request, (name, value) -> true)
                .setHeader("Accept", "text/event-stream")
                .setHeader("Cache-Control", "no-store");
        if (position.canBeTold()) {
            next.setHeader("Last-Event-ID", position.lastId());
        }
        return next.build();
    }

    private static BodySubscriber<StreamEnd> body(ResponseInfo response, EventParser parser) {
        if (response.statusCode() == OK && hasType(response, "text/event-stream")) {
            return new StreamBody(parser);
        }
        return response.statusCode() >= FIRST_ERROR && hasType(response, "application/problem+json")
                ? BodySubscribers.mapping(BodySubscribers.ofString(UTF_8), StreamEnd.NoStream::new)
                : BodySubscribers.replacing(new StreamEnd.NoStream(""));
    }

    private static boolean hasType(ResponseInfo response, String type) {
        return response.headers()
                .firstValue("Content-Type")
                .map(value -> value.split(";", 2)[0].strip().toLowerCase(Locale.ROOT))
                .filter(type::equals)
                .isPresent();
    }
}
