package gateway.client;

import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;

/** Reads the body of a response as a stream of events; no more of it is asked for than was taken in. */
final class StreamBody implements BodySubscriber<StreamEnd> {
    private final EventParser parser;
    private final LineSplitter lines;
    private final CompletableFuture<StreamEnd> end = new CompletableFuture<>();
    private Subscription subscription;

    StreamBody(EventParser parser) {
        this.parser = parser;
        this.lines = new LineSplitter(parser::line);
    }

    @Override
    public CompletionStage<StreamEnd> getBody() {
        return end;
    }

    @Override
    public void onSubscribe(Subscription body) {
        subscription = body;
        body.request(1);
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        try {
            buffers.forEach(lines::accept);
            subscription.request(1);
        } catch (RuntimeException | Error e) {
            subscription.cancel();
            end.completeExceptionally(new ListenerFailedException(e));
        }
    }

    @Override
    public void onError(Throwable failure) {
        // Broken off is over: what was heard so far counts.
        onComplete();
    }

    @Override
    public void onComplete() {
        end.complete(new StreamEnd.Over(parser.heard()));
    }
}
