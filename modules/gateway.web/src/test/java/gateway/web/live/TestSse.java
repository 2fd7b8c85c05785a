package gateway.web.live;

import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseBroadcaster;
import jakarta.ws.rs.sse.SseEventSink;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A broadcaster as JAX-RS describes it: sinks that are closed are forgotten when something is sent to them. */
final class TestSse implements Sse, SseBroadcaster {
    final List<SseEventSink> registered = new ArrayList<>();

    @Override
    public SseBroadcaster newBroadcaster() {
        return this;
    }

    @Override
    public OutboundSseEvent.Builder newEventBuilder() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void register(SseEventSink sink) {
        registered.add(sink);
    }

    @Override
    public CompletionStage<?> broadcast(OutboundSseEvent event) {
        for (SseEventSink sink : List.copyOf(registered)) {
            try {
                sink.send(event);
            } catch (IllegalStateException e) {
                registered.remove(sink);
            }
        }
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(BiConsumer<SseEventSink, Throwable> onError) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void onClose(Consumer<SseEventSink> onClose) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        registered.forEach(SseEventSink::close);
        registered.clear();
    }

    @Override
    public void close(boolean cascading) {
        close();
    }
}
