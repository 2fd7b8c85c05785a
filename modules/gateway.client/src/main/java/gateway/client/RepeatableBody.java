package gateway.client;

import java.net.http.HttpRequest.BodyPublisher;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.concurrent.Flow.Subscriber;
import java.util.function.Supplier;

/**
 * A body that can be sent more than once, because its sender says so. A {@link GatewayClient} knows it of texts, of
 * arrays of bytes and of no body; requests with other bodies are sent once, unless they are wrapped in this.
 *
 * <pre>{@code
 * HttpRequest.newBuilder(uri).PUT(RepeatableBody.of(() -> BodyPublishers.ofFile(path)))
 * }</pre>
 *
 * <p>As thread-safe as its supplier.
 */
public final class RepeatableBody implements BodyPublisher {
    private final Supplier<? extends BodyPublisher> body;

    private RepeatableBody(Supplier<? extends BodyPublisher> body) {
        this.body = body;
    }

    /**
     * {@return a body that asks for its content each time that it is sent}
     *
     * @param body gives the content, from its beginning; asked once for the length and once for each sending
     */
    public static RepeatableBody of(Supplier<? extends BodyPublisher> body) {
        return new RepeatableBody(Objects.requireNonNull(body, "body"));
    }

    @Override
    public long contentLength() {
        return body.get().contentLength();
    }

    @Override
    public void subscribe(Subscriber<? super ByteBuffer> subscriber) {
        body.get().subscribe(subscriber);
    }
}
